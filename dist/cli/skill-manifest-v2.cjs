"use strict";
// src/generated/validators/skill-manifest-v2.cjs
module.exports = validate20;
module.exports.default = validate20;
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$", "u");
const schema34 = {
	"type": "object",
	"required": ["type"],
	"properties": {
		"type": { "enum": [
			"string",
			"integer",
			"boolean",
			"json"
		] },
		"required": {
			"type": "boolean",
			"default": false
		},
		"default": {},
		"description": {
			"type": "string",
			"pattern": "\\S"
		}
	},
	"allOf": [
		{
			"if": {
				"required": ["type"],
				"properties": { "type": { "const": "string" } }
			},
			"then": { "properties": { "default": { "type": ["string", "null"] } } }
		},
		{
			"if": {
				"required": ["type"],
				"properties": { "type": { "const": "integer" } }
			},
			"then": { "properties": { "default": { "type": ["integer", "null"] } } }
		},
		{
			"if": {
				"required": ["type"],
				"properties": { "type": { "const": "boolean" } }
			},
			"then": { "properties": { "default": { "type": ["boolean", "null"] } } }
		}
	]
};
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.description === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "description" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.input === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "input" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.output === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "output" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.entrypoints === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "entrypoints" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.description !== void 0) {
			let data0 = data.description;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/description",
						schemaPath: "#/properties/description/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.input !== void 0) {
			let data1 = data.input;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) for (const key0 in data1) {
				let data2 = data1[key0];
				const _errs10 = errors;
				let valid4 = true;
				const _errs11 = errors;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.type === void 0 && "type") {
						const err6 = {};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					} else if (data2.type !== void 0) {
						if ("string" !== data2.type) {
							const err7 = {};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					}
				}
				var _valid0 = _errs11 === errors;
				errors = _errs10;
				if (vErrors !== null) {
					if (_errs10) vErrors.length = _errs10;
					else vErrors = null;
				}
				if (_valid0) {
					const _errs13 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.default !== void 0) {
							let data4 = data2.default;
							if (typeof data4 !== "string" && data4 !== null) {
								const err8 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
									schemaPath: "#/$defs/parameter/allOf/0/then/properties/default/type",
									keyword: "type",
									params: { type: schema34.allOf[0].then.properties.default.type }
								};
								if (vErrors === null) vErrors = [err8];
								else vErrors.push(err8);
								errors++;
							}
						}
					}
					var _valid0 = _errs13 === errors;
					valid4 = _valid0;
					if (valid4) {
						var props0 = {};
						props0.default = true;
						props0.type = true;
					}
				}
				if (!valid4) {
					const err9 = {
						instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/parameter/allOf/0/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				const _errs17 = errors;
				let valid7 = true;
				const _errs18 = errors;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.type === void 0 && "type") {
						const err10 = {};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					} else if (data2.type !== void 0) {
						if ("integer" !== data2.type) {
							const err11 = {};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					}
				}
				var _valid1 = _errs18 === errors;
				errors = _errs17;
				if (vErrors !== null) {
					if (_errs17) vErrors.length = _errs17;
					else vErrors = null;
				}
				if (_valid1) {
					const _errs20 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.default !== void 0) {
							let data6 = data2.default;
							if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) && data6 !== null) {
								const err12 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
									schemaPath: "#/$defs/parameter/allOf/1/then/properties/default/type",
									keyword: "type",
									params: { type: schema34.allOf[1].then.properties.default.type }
								};
								if (vErrors === null) vErrors = [err12];
								else vErrors.push(err12);
								errors++;
							}
						}
					}
					var _valid1 = _errs20 === errors;
					valid7 = _valid1;
					if (valid7) {
						var props1 = {};
						props1.default = true;
						props1.type = true;
					}
				}
				if (!valid7) {
					const err13 = {
						instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/parameter/allOf/1/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (props0 !== true && props1 !== void 0) {
					if (props1 === true) props0 = true;
					else {
						props0 = props0 || {};
						Object.assign(props0, props1);
					}
				}
				const _errs24 = errors;
				let valid10 = true;
				const _errs25 = errors;
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.type === void 0 && "type") {
						const err14 = {};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					} else if (data2.type !== void 0) {
						if ("boolean" !== data2.type) {
							const err15 = {};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					}
				}
				var _valid2 = _errs25 === errors;
				errors = _errs24;
				if (vErrors !== null) {
					if (_errs24) vErrors.length = _errs24;
					else vErrors = null;
				}
				if (_valid2) {
					const _errs27 = errors;
					if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
						if (data2.default !== void 0) {
							let data8 = data2.default;
							if (typeof data8 !== "boolean" && data8 !== null) {
								const err16 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
									schemaPath: "#/$defs/parameter/allOf/2/then/properties/default/type",
									keyword: "type",
									params: { type: schema34.allOf[2].then.properties.default.type }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						}
					}
					var _valid2 = _errs27 === errors;
					valid10 = _valid2;
					if (valid10) {
						var props2 = {};
						props2.default = true;
						props2.type = true;
					}
				}
				if (!valid10) {
					const err17 = {
						instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/parameter/allOf/2/if",
						keyword: "if",
						params: { failingKeyword: "then" }
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (props0 !== true && props2 !== void 0) {
					if (props2 === true) props0 = true;
					else {
						props0 = props0 || {};
						Object.assign(props0, props2);
					}
				}
				if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
					if (data2.type === void 0) {
						const err18 = {
							instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/parameter/required",
							keyword: "required",
							params: { missingProperty: "type" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
					if (props0 !== true) {
						props0 = props0 || {};
						props0.type = true;
						props0.required = true;
						props0.default = true;
						props0.description = true;
					}
					if (data2.type !== void 0) {
						let data9 = data2.type;
						if (!(data9 === "string" || data9 === "integer" || data9 === "boolean" || data9 === "json")) {
							const err19 = {
								instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/type",
								schemaPath: "#/$defs/parameter/properties/type/enum",
								keyword: "enum",
								params: { allowedValues: schema34.properties.type.enum }
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					}
					if (data2.required !== void 0) {
						if (typeof data2.required !== "boolean") {
							const err20 = {
								instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/required",
								schemaPath: "#/$defs/parameter/properties/required/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
					}
					if (data2.description !== void 0) {
						let data11 = data2.description;
						if (typeof data11 === "string") {
							if (!pattern4.test(data11)) {
								const err21 = {
									instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
									schemaPath: "#/$defs/parameter/properties/description/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						} else {
							const err22 = {
								instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
								schemaPath: "#/$defs/parameter/properties/description/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					}
				} else {
					const err23 = {
						instancePath: instancePath + "/input/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/parameter/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			}
			else {
				const err24 = {
					instancePath: instancePath + "/input",
					schemaPath: "#/properties/input/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.output !== void 0) {
			let data12 = data.output;
			if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
				if (data12.description === void 0) {
					const err25 = {
						instancePath: instancePath + "/output",
						schemaPath: "#/properties/output/required",
						keyword: "required",
						params: { missingProperty: "description" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data12.description !== void 0) {
					let data13 = data12.description;
					if (typeof data13 === "string") {
						if (!pattern4.test(data13)) {
							const err26 = {
								instancePath: instancePath + "/output/description",
								schemaPath: "#/properties/output/properties/description/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
					} else {
						const err27 = {
							instancePath: instancePath + "/output/description",
							schemaPath: "#/properties/output/properties/description/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data12.fields !== void 0) {
					let data14 = data12.fields;
					if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
						for (const key1 in data14) if (typeof data14[key1] !== "string") {
							const err28 = {
								instancePath: instancePath + "/output/fields/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/output/properties/fields/additionalProperties/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
					} else {
						const err29 = {
							instancePath: instancePath + "/output/fields",
							schemaPath: "#/properties/output/properties/fields/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/output",
					schemaPath: "#/properties/output/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.entrypoints !== void 0) {
			let data16 = data.entrypoints;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (Object.keys(data16).length < 1) {
					const err31 = {
						instancePath: instancePath + "/entrypoints",
						schemaPath: "#/properties/entrypoints/minProperties",
						keyword: "minProperties",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				for (const key2 in data16) if (!(key2 === "unix" || key2 === "windows")) {
					let data17 = data16[key2];
					const _errs48 = errors;
					let valid17 = false;
					const _errs49 = errors;
					if (typeof data17 === "string") {
						if (!pattern4.test(data17)) {
							const err32 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/anyOf/0/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err32];
							else vErrors.push(err32);
							errors++;
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/entrypoints/additionalProperties/anyOf/0/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					var _valid3 = _errs49 === errors;
					valid17 = valid17 || _valid3;
					const _errs51 = errors;
					if (Array.isArray(data17)) {
						if (data17.length < 1) {
							const err34 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/argv/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						const len0 = data17.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data17[i0] !== "string") {
							const err35 = {
								instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i0,
								schemaPath: "#/$defs/argv/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					} else {
						const err36 = {
							instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/argv/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					var _valid3 = _errs51 === errors;
					valid17 = valid17 || _valid3;
					if (!valid17) {
						const err37 = {
							instancePath: instancePath + "/entrypoints/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/entrypoints/additionalProperties/anyOf",
							keyword: "anyOf",
							params: {}
						};
						if (vErrors === null) vErrors = [err37];
						else vErrors.push(err37);
						errors++;
					} else {
						errors = _errs48;
						if (vErrors !== null) {
							if (_errs48) vErrors.length = _errs48;
							else vErrors = null;
						}
					}
				}
				if (data16.unix !== void 0) {
					let data19 = data16.unix;
					if (Array.isArray(data19)) {
						if (data19.length < 1) {
							const err38 = {
								instancePath: instancePath + "/entrypoints/unix",
								schemaPath: "#/$defs/argv/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
						const len1 = data19.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data19[i1] !== "string") {
							const err39 = {
								instancePath: instancePath + "/entrypoints/unix/" + i1,
								schemaPath: "#/$defs/argv/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
					} else {
						const err40 = {
							instancePath: instancePath + "/entrypoints/unix",
							schemaPath: "#/$defs/argv/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err40];
						else vErrors.push(err40);
						errors++;
					}
				}
				if (data16.windows !== void 0) {
					let data21 = data16.windows;
					if (Array.isArray(data21)) {
						if (data21.length < 1) {
							const err41 = {
								instancePath: instancePath + "/entrypoints/windows",
								schemaPath: "#/$defs/argv/minItems",
								keyword: "minItems",
								params: { limit: 1 }
							};
							if (vErrors === null) vErrors = [err41];
							else vErrors.push(err41);
							errors++;
						}
						const len2 = data21.length;
						for (let i2 = 0; i2 < len2; i2++) if (typeof data21[i2] !== "string") {
							const err42 = {
								instancePath: instancePath + "/entrypoints/windows/" + i2,
								schemaPath: "#/$defs/argv/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err42];
							else vErrors.push(err42);
							errors++;
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/entrypoints/windows",
							schemaPath: "#/$defs/argv/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/entrypoints",
					schemaPath: "#/properties/entrypoints/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
	} else {
		const err45 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err45];
		else vErrors.push(err45);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"props": {
		"description": true,
		"input": true,
		"output": true,
		"entrypoints": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.schema_version === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schema_version" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.id === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.version === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.capabilities === void 0) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "capabilities" }
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.effects === void 0) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" }
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.operations === void 0) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operations" }
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.stdout_contract === void 0) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "stdout_contract" }
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.schema_version !== void 0) {
			if ("2.0" !== data.schema_version) {
				const err7 = {
					instancePath: instancePath + "/schema_version",
					schemaPath: "#/properties/schema_version/const",
					keyword: "const",
					params: { allowedValue: "2.0" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.id !== void 0) {
			let data1 = data.id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 === "string") {
				if (!pattern5.test(data2)) {
					const err10 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/semver/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/$defs/semver/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data3 = data.capabilities;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					const err12 = {
						instancePath: instancePath + "/capabilities/" + i0,
						schemaPath: "#/properties/capabilities/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.effects !== void 0) {
			let data5 = data.effects;
			if (Array.isArray(data5)) {
				const len1 = data5.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data6 = data5[i1];
					const _errs14 = errors;
					let valid6 = false;
					let passing0 = null;
					const _errs15 = errors;
					if ("db.read" !== data6) {
						const err14 = {
							instancePath: instancePath + "/effects/" + i1,
							schemaPath: "#/properties/effects/items/oneOf/0/const",
							keyword: "const",
							params: { allowedValue: "db.read" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
					var _valid0 = _errs15 === errors;
					if (_valid0) {
						valid6 = true;
						passing0 = 0;
					}
					const _errs16 = errors;
					if ("db.write" !== data6) {
						const err15 = {
							instancePath: instancePath + "/effects/" + i1,
							schemaPath: "#/properties/effects/items/oneOf/1/const",
							keyword: "const",
							params: { allowedValue: "db.write" }
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					var _valid0 = _errs16 === errors;
					if (_valid0 && valid6) {
						valid6 = false;
						passing0 = [passing0, 1];
					} else {
						if (_valid0) {
							valid6 = true;
							passing0 = 1;
						}
						const _errs17 = errors;
						if ("proc.exec" !== data6) {
							const err16 = {
								instancePath: instancePath + "/effects/" + i1,
								schemaPath: "#/properties/effects/items/oneOf/2/const",
								keyword: "const",
								params: { allowedValue: "proc.exec" }
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
						}
						var _valid0 = _errs17 === errors;
						if (_valid0 && valid6) {
							valid6 = false;
							passing0 = [passing0, 2];
						} else {
							if (_valid0) {
								valid6 = true;
								passing0 = 2;
							}
							const _errs18 = errors;
							if ("fs.read" !== data6) {
								const err17 = {
									instancePath: instancePath + "/effects/" + i1,
									schemaPath: "#/properties/effects/items/oneOf/3/const",
									keyword: "const",
									params: { allowedValue: "fs.read" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
							var _valid0 = _errs18 === errors;
							if (_valid0 && valid6) {
								valid6 = false;
								passing0 = [passing0, 3];
							} else {
								if (_valid0) {
									valid6 = true;
									passing0 = 3;
								}
								const _errs19 = errors;
								if ("fs.write" !== data6) {
									const err18 = {
										instancePath: instancePath + "/effects/" + i1,
										schemaPath: "#/properties/effects/items/oneOf/4/const",
										keyword: "const",
										params: { allowedValue: "fs.write" }
									};
									if (vErrors === null) vErrors = [err18];
									else vErrors.push(err18);
									errors++;
								}
								var _valid0 = _errs19 === errors;
								if (_valid0 && valid6) {
									valid6 = false;
									passing0 = [passing0, 4];
								} else {
									if (_valid0) {
										valid6 = true;
										passing0 = 4;
									}
									const _errs20 = errors;
									if ("net.fetch" !== data6) {
										const err19 = {
											instancePath: instancePath + "/effects/" + i1,
											schemaPath: "#/properties/effects/items/oneOf/5/const",
											keyword: "const",
											params: { allowedValue: "net.fetch" }
										};
										if (vErrors === null) vErrors = [err19];
										else vErrors.push(err19);
										errors++;
									}
									var _valid0 = _errs20 === errors;
									if (_valid0 && valid6) {
										valid6 = false;
										passing0 = [passing0, 5];
									} else {
										if (_valid0) {
											valid6 = true;
											passing0 = 5;
										}
										const _errs21 = errors;
										if ("git.read" !== data6) {
											const err20 = {
												instancePath: instancePath + "/effects/" + i1,
												schemaPath: "#/properties/effects/items/oneOf/6/const",
												keyword: "const",
												params: { allowedValue: "git.read" }
											};
											if (vErrors === null) vErrors = [err20];
											else vErrors.push(err20);
											errors++;
										}
										var _valid0 = _errs21 === errors;
										if (_valid0 && valid6) {
											valid6 = false;
											passing0 = [passing0, 6];
										} else {
											if (_valid0) {
												valid6 = true;
												passing0 = 6;
											}
											const _errs22 = errors;
											if ("git.write" !== data6) {
												const err21 = {
													instancePath: instancePath + "/effects/" + i1,
													schemaPath: "#/properties/effects/items/oneOf/7/const",
													keyword: "const",
													params: { allowedValue: "git.write" }
												};
												if (vErrors === null) vErrors = [err21];
												else vErrors.push(err21);
												errors++;
											}
											var _valid0 = _errs22 === errors;
											if (_valid0 && valid6) {
												valid6 = false;
												passing0 = [passing0, 7];
											} else if (_valid0) {
												valid6 = true;
												passing0 = 7;
											}
										}
									}
								}
							}
						}
					}
					if (!valid6) {
						const err22 = {
							instancePath: instancePath + "/effects/" + i1,
							schemaPath: "#/properties/effects/items/oneOf",
							keyword: "oneOf",
							params: { passingSchemas: passing0 }
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
					} else {
						errors = _errs14;
						if (vErrors !== null) {
							if (_errs14) vErrors.length = _errs14;
							else vErrors = null;
						}
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.operations !== void 0) {
			let data7 = data.operations;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				for (const key0 in data7) if (!validate21(data7[key0], {
					instancePath: instancePath + "/operations/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data7,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/operations",
					schemaPath: "#/properties/operations/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.stdout_contract !== void 0) {
			let data9 = data.stdout_contract;
			if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
				if (data9.last_line_json === void 0) {
					const err25 = {
						instancePath: instancePath + "/stdout_contract",
						schemaPath: "#/properties/stdout_contract/required",
						keyword: "required",
						params: { missingProperty: "last_line_json" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
				if (data9.last_line_json !== void 0) {
					if (typeof data9.last_line_json !== "boolean") {
						const err26 = {
							instancePath: instancePath + "/stdout_contract/last_line_json",
							schemaPath: "#/properties/stdout_contract/properties/last_line_json/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/stdout_contract",
					schemaPath: "#/properties/stdout_contract/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"schema_version": true,
		"id": true,
		"version": true,
		"capabilities": true,
		"effects": true,
		"operations": true,
		"stdout_contract": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
