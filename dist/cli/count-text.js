import { qc as plainText, zc as count } from "./core.js";
// src/model/words/count-text.ts
function countText(amount, singular) {
	return plainText(count(amount, singular));
}
export { countText as t };
