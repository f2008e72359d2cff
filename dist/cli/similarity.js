// src/contract/pairing/similarity.ts
const maxLength = 16384;
function wordsOf(text) {
	const words = text.slice(0, maxLength).toLowerCase().match(/[\p{L}\p{N}]+/gu);
	return new Set(words ?? []);
}
function jaccardIndex(a, b) {
	const shared = sharedCount(a, b);
	return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}
function diceIndex(a, b) {
	if (a === b) return 1;
	const [left, right] = [wordsOf(a), wordsOf(b)];
	const shared = sharedCount(left, right);
	return shared === 0 ? 0 : 2 * shared / (left.size + right.size);
}
function sharedCount(a, b) {
	const [small, large] = a.size < b.size ? [a, b] : [b, a];
	let shared = 0;
	for (const value of small) if (large.has(value)) shared++;
	return shared;
}
export { jaccardIndex as n, wordsOf as r, diceIndex as t };
