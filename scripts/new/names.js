/** The name in code of an id: `name-format` is `nameFormat`. */
export function camel(id) {
  return id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** Refuses a name that no id can have. */
export function requireId(name, what) {
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '')) return name;
  throw new Error(`Give ${what} in small letters and hyphens, such as my-name.`);
}

/** Refuses a name that no file can have. */
export function requireFile(name, what) {
  if (/^[\w.-]*\w$/.test(name ?? '')) return name;
  throw new Error(`Give ${what}, such as my-tool.lock.`);
}
