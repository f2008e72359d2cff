import { licensePackage } from '../../model/packages.cjs';

/** Longer texts are not parsed: the parser copies the remaining text for every token. */
const maxLength = 300;

/** Whether a text is an SPDX licence expression. */
export function isLicense(text: string): boolean {
  if (text.length > maxLength) return false;
  try {
    licensePackage()(text);
    return true;
  } catch {
    return false;
  }
}

/** Informal names of common licences, in lower case without punctuation. */
const commonNames: Readonly<Record<string, string>> = {
  mit: 'MIT',
  mitlicense: 'MIT',
  themitlicense: 'MIT',
  apache: 'Apache-2.0',
  apache2: 'Apache-2.0',
  apache20: 'Apache-2.0',
  apachelicense20: 'Apache-2.0',
  apachelicenseversion20: 'Apache-2.0',
  asl20: 'Apache-2.0',
  bsd: 'BSD-3-Clause',
  bsd2: 'BSD-2-Clause',
  bsd2clause: 'BSD-2-Clause',
  bsd3: 'BSD-3-Clause',
  bsd3clause: 'BSD-3-Clause',
  isc: 'ISC',
  gpl: 'GPL-3.0-or-later',
  gplv2: 'GPL-2.0-only',
  gpl2: 'GPL-2.0-only',
  gplv3: 'GPL-3.0-only',
  gpl3: 'GPL-3.0-only',
  lgplv3: 'LGPL-3.0-only',
  agplv3: 'AGPL-3.0-only',
  agpl3: 'AGPL-3.0-only',
  mpl2: 'MPL-2.0',
  mpl20: 'MPL-2.0',
  mplv2: 'MPL-2.0',
  cc0: 'CC0-1.0',
  cc010: 'CC0-1.0',
  ccby40: 'CC-BY-4.0',
  ccbysa40: 'CC-BY-SA-4.0',
  unlicense: 'Unlicense',
  theunlicense: 'Unlicense',
  publicdomain: 'CC0-1.0',
  zlib: 'Zlib',
  bsl10: 'BSL-1.0',
  wtfpl: 'WTFPL',
  proprietary: 'LicenseRef-Proprietary',
  commercial: 'LicenseRef-Commercial',
  allrightsreserved: 'LicenseRef-Proprietary',
  unlicensed: 'LicenseRef-Proprietary',
};

/** The probably intended expression; null if unknown. */
export function likelyLicense(text: string): string | null {
  if (text.length > maxLength) return null;
  const normalized = normalizeLicense(text);
  if (normalized !== text && isLicense(normalized)) return normalized;
  const parts = text.trim().split(/(\s*\/\s*|\s+(?:and|or|with)\s+|[()]|,\s*)/i);
  const rewritten = parts
    .map((part, index) => (index % 2 === 0 ? normalizeLicense(part) : normalizeOperator(part)))
    .join('');
  return rewritten !== text && isLicense(rewritten) ? rewritten : null;
}

/** One licence in SPDX spelling; unchanged if unknown. */
function normalizeLicense(part: string): string {
  const word = part.toLowerCase().replace(/[^a-z0-9]/g, '');
  const spdxId = Object.hasOwn(commonNames, word) ? commonNames[word] : undefined;
  const uppercase = part.trim().toUpperCase();
  return isLicense(part) ? part : (spdxId ?? (isLicense(uppercase) ? uppercase : part));
}

/** A slash or a comma between licences traditionally means a choice. */
function normalizeOperator(part: string): string {
  return /^[\s/,]+$/.test(part) ? ' OR ' : part.toUpperCase();
}
