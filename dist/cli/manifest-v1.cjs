"use strict";
// src/generated/validators/manifest-v1.cjs
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/manifest-v1.schema.json",
	"type": "object",
	"properties": {
		"name": { "type": "string" },
		"description": { "type": "string" },
		"version": { "type": ["string", "number"] },
		"manifest_version": { "type": ["string", "number"] },
		"inputs": {
			"type": "object",
			"properties": {
				"required": { "$ref": "#/$defs/inputs" },
				"optional": { "$ref": "#/$defs/inputs" }
			}
		},
		"env": {
			"type": "object",
			"properties": {
				"required": { "$ref": "#/$defs/variables" },
				"optional": { "$ref": "#/$defs/variables" }
			}
		},
		"preconditions": {
			"type": "object",
			"properties": {
				"commands": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["cmd"],
						"properties": {
							"cmd": {
								"type": "string",
								"pattern": "\\S"
							},
							"min_version": { "type": ["string", "number"] },
							"max_version": { "type": ["string", "number"] }
						}
					}
				},
				"files": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["path"],
						"properties": {
							"path": {
								"type": "string",
								"pattern": "\\S"
							},
							"base": {
								"enum": [
									"skill_root",
									"repo_root",
									"cwd"
								],
								"default": "skill_root"
							},
							"description": { "type": "string" }
						}
					}
				}
			}
		},
		"outputs": {
			"type": "object",
			"properties": {
				"files": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["pattern"],
						"properties": {
							"pattern": {
								"type": "string",
								"pattern": "\\S"
							},
							"base": {
								"enum": [
									"skill_root",
									"repo_root",
									"cwd"
								],
								"default": "repo_root"
							},
							"description": { "type": "string" }
						}
					}
				},
				"artifacts": { "type": "array" }
			}
		},
		"execution": {
			"type": "object",
			"properties": {
				"idempotent": { "type": "boolean" },
				"destructive": { "type": "boolean" },
				"network": { "type": "boolean" },
				"interactive": { "type": "boolean" },
				"timeout": {
					"type": "number",
					"minimum": 0
				}
			}
		},
		"sensitive": {
			"type": "boolean",
			"default": false
		},
		"interface": {
			"type": "object",
			"properties": {
				"inputs": {
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "\\S"
					}
				},
				"outputs": {
					"type": "array",
					"items": {
						"type": "object",
						"required": ["pattern"],
						"properties": { "pattern": {
							"type": "string",
							"pattern": "\\S"
						} }
					}
				},
				"env": {
					"type": "array",
					"items": {
						"type": "string",
						"pattern": "\\S"
					}
				}
			}
		}
	},
	"$defs": {
		"inputs": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["name"],
				"properties": {
					"name": {
						"type": "string",
						"pattern": "\\S"
					},
					"description": { "type": "string" },
					"schema": { "$ref": "#/$defs/schema" },
					"default": {},
					"sensitive": {
						"type": "boolean",
						"default": false
					}
				}
			}
		},
		"variables": {
			"type": "array",
			"items": {
				"type": "object",
				"required": ["name"],
				"properties": {
					"name": {
						"type": "string",
						"pattern": "\\S"
					},
					"description": { "type": "string" },
					"sensitive": {
						"type": "boolean",
						"default": false
					}
				}
			}
		},
		"schema": {
			"type": "object",
			"properties": {
				"type": { "anyOf": [{ "$ref": "#/$defs/type" }, {
					"type": "array",
					"minItems": 1,
					"items": { "$ref": "#/$defs/type" }
				}] },
				"pattern": { "type": "string" },
				"minimum": { "type": "number" },
				"maximum": { "type": "number" },
				"items": { "$ref": "#/$defs/schema" },
				"properties": {
					"type": "object",
					"additionalProperties": { "$ref": "#/$defs/schema" }
				},
				"default": {},
				"description": { "type": "string" },
				"enum": {
					"type": "array",
					"minItems": 1
				}
			}
		},
		"type": { "enum": [
			"string",
			"number",
			"integer",
			"boolean",
			"array",
			"object",
			"null"
		] }
	}
};
const pattern4 = new RegExp("\\S", "u");
const schema34 = { "enum": [
	"string",
	"number",
	"integer",
	"boolean",
	"array",
	"object",
	"null"
] };
const wrapper0 = { validate: validate22 };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate22.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.type !== void 0) {
			let data0 = data.type;
			const _errs2 = errors;
			let valid1 = false;
			const _errs3 = errors;
			if (!(data0 === "string" || data0 === "number" || data0 === "integer" || data0 === "boolean" || data0 === "array" || data0 === "object" || data0 === "null")) {
				const err0 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/$defs/type/enum",
					keyword: "enum",
					params: { allowedValues: schema34.enum }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
			var _valid0 = _errs3 === errors;
			valid1 = valid1 || _valid0;
			const _errs5 = errors;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err1 = {
						instancePath: instancePath + "/type",
						schemaPath: "#/properties/type/anyOf/1/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (!(data1 === "string" || data1 === "number" || data1 === "integer" || data1 === "boolean" || data1 === "array" || data1 === "object" || data1 === "null")) {
						const err2 = {
							instancePath: instancePath + "/type/" + i0,
							schemaPath: "#/$defs/type/enum",
							keyword: "enum",
							params: { allowedValues: schema34.enum }
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf/1/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			var _valid0 = _errs5 === errors;
			valid1 = valid1 || _valid0;
			if (!valid1) {
				const err4 = {
					instancePath: instancePath + "/type",
					schemaPath: "#/properties/type/anyOf",
					keyword: "anyOf",
					params: {}
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			} else {
				errors = _errs2;
				if (vErrors !== null) {
					if (_errs2) vErrors.length = _errs2;
					else vErrors = null;
				}
			}
		}
		if (data.pattern !== void 0) {
			if (typeof data.pattern !== "string") {
				const err5 = {
					instancePath: instancePath + "/pattern",
					schemaPath: "#/properties/pattern/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.minimum !== void 0) {
			let data3 = data.minimum;
			if (!(typeof data3 == "number" && isFinite(data3))) {
				const err6 = {
					instancePath: instancePath + "/minimum",
					schemaPath: "#/properties/minimum/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.maximum !== void 0) {
			let data4 = data.maximum;
			if (!(typeof data4 == "number" && isFinite(data4))) {
				const err7 = {
					instancePath: instancePath + "/maximum",
					schemaPath: "#/properties/maximum/type",
					keyword: "type",
					params: { type: "number" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.items !== void 0) {
			if (!wrapper0.validate(data.items, {
				instancePath: instancePath + "/items",
				parentData: data,
				parentDataProperty: "items",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
				errors = vErrors.length;
			}
		}
		if (data.properties !== void 0) {
			let data6 = data.properties;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
				for (const key0 in data6) if (!wrapper0.validate(data6[key0], {
					instancePath: instancePath + "/properties/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
					parentData: data6,
					parentDataProperty: key0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
					errors = vErrors.length;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/properties",
					schemaPath: "#/properties/properties/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err9 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.enum !== void 0) {
			let data9 = data.enum;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err10 = {
						instancePath: instancePath + "/enum",
						schemaPath: "#/properties/enum/minItems",
						keyword: "minItems",
						params: { limit: 1 }
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/enum",
					schemaPath: "#/properties/enum/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate22.errors = vErrors;
	return errors === 0;
}
validate22.evaluated = {
	"props": {
		"type": true,
		"pattern": true,
		"minimum": true,
		"maximum": true,
		"items": true,
		"properties": true,
		"default": true,
		"description": true,
		"enum": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) {
			let data0 = data[i0];
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.name === void 0) {
					const err0 = {
						instancePath: instancePath + "/" + i0,
						schemaPath: "#/items/required",
						keyword: "required",
						params: { missingProperty: "name" }
					};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
				if (data0.name !== void 0) {
					let data1 = data0.name;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							const err1 = {
								instancePath: instancePath + "/" + i0 + "/name",
								schemaPath: "#/items/properties/name/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
						}
					} else {
						const err2 = {
							instancePath: instancePath + "/" + i0 + "/name",
							schemaPath: "#/items/properties/name/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				if (data0.description !== void 0) {
					if (typeof data0.description !== "string") {
						const err3 = {
							instancePath: instancePath + "/" + i0 + "/description",
							schemaPath: "#/items/properties/description/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				if (data0.schema !== void 0) {
					if (!validate22(data0.schema, {
						instancePath: instancePath + "/" + i0 + "/schema",
						parentData: data0,
						parentDataProperty: "schema",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
						errors = vErrors.length;
					}
				}
				if (data0.sensitive !== void 0) {
					if (typeof data0.sensitive !== "boolean") {
						const err4 = {
							instancePath: instancePath + "/" + i0 + "/sensitive",
							schemaPath: "#/items/properties/sensitive/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/" + i0,
					schemaPath: "#/items/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" }
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"items": true,
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
		if (data.name !== void 0) {
			if (typeof data.name !== "string") {
				const err0 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/properties/name/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err0];
				else vErrors.push(err0);
				errors++;
			}
		}
		if (data.description !== void 0) {
			if (typeof data.description !== "string") {
				const err1 = {
					instancePath: instancePath + "/description",
					schemaPath: "#/properties/description/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data2 = data.version;
			if (typeof data2 !== "string" && !(typeof data2 == "number" && isFinite(data2))) {
				const err2 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/properties/version/type",
					keyword: "type",
					params: { type: schema31.properties.version.type }
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.manifest_version !== void 0) {
			let data3 = data.manifest_version;
			if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3))) {
				const err3 = {
					instancePath: instancePath + "/manifest_version",
					schemaPath: "#/properties/manifest_version/type",
					keyword: "type",
					params: { type: schema31.properties.manifest_version.type }
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.inputs !== void 0) {
			let data4 = data.inputs;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.required !== void 0) {
					if (!validate21(data4.required, {
						instancePath: instancePath + "/inputs/required",
						parentData: data4,
						parentDataProperty: "required",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
						errors = vErrors.length;
					}
				}
				if (data4.optional !== void 0) {
					if (!validate21(data4.optional, {
						instancePath: instancePath + "/inputs/optional",
						parentData: data4,
						parentDataProperty: "optional",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/inputs",
					schemaPath: "#/properties/inputs/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.env !== void 0) {
			let data7 = data.env;
			if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
				if (data7.required !== void 0) {
					let data8 = data7.required;
					if (Array.isArray(data8)) {
						const len0 = data8.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data9 = data8[i0];
							if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
								if (data9.name === void 0) {
									const err5 = {
										instancePath: instancePath + "/env/required/" + i0,
										schemaPath: "#/$defs/variables/items/required",
										keyword: "required",
										params: { missingProperty: "name" }
									};
									if (vErrors === null) vErrors = [err5];
									else vErrors.push(err5);
									errors++;
								}
								if (data9.name !== void 0) {
									let data10 = data9.name;
									if (typeof data10 === "string") {
										if (!pattern4.test(data10)) {
											const err6 = {
												instancePath: instancePath + "/env/required/" + i0 + "/name",
												schemaPath: "#/$defs/variables/items/properties/name/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err6];
											else vErrors.push(err6);
											errors++;
										}
									} else {
										const err7 = {
											instancePath: instancePath + "/env/required/" + i0 + "/name",
											schemaPath: "#/$defs/variables/items/properties/name/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err7];
										else vErrors.push(err7);
										errors++;
									}
								}
								if (data9.description !== void 0) {
									if (typeof data9.description !== "string") {
										const err8 = {
											instancePath: instancePath + "/env/required/" + i0 + "/description",
											schemaPath: "#/$defs/variables/items/properties/description/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err8];
										else vErrors.push(err8);
										errors++;
									}
								}
								if (data9.sensitive !== void 0) {
									if (typeof data9.sensitive !== "boolean") {
										const err9 = {
											instancePath: instancePath + "/env/required/" + i0 + "/sensitive",
											schemaPath: "#/$defs/variables/items/properties/sensitive/type",
											keyword: "type",
											params: { type: "boolean" }
										};
										if (vErrors === null) vErrors = [err9];
										else vErrors.push(err9);
										errors++;
									}
								}
							} else {
								const err10 = {
									instancePath: instancePath + "/env/required/" + i0,
									schemaPath: "#/$defs/variables/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err10];
								else vErrors.push(err10);
								errors++;
							}
						}
					} else {
						const err11 = {
							instancePath: instancePath + "/env/required",
							schemaPath: "#/$defs/variables/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
				}
				if (data7.optional !== void 0) {
					let data13 = data7.optional;
					if (Array.isArray(data13)) {
						const len1 = data13.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data14 = data13[i1];
							if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
								if (data14.name === void 0) {
									const err12 = {
										instancePath: instancePath + "/env/optional/" + i1,
										schemaPath: "#/$defs/variables/items/required",
										keyword: "required",
										params: { missingProperty: "name" }
									};
									if (vErrors === null) vErrors = [err12];
									else vErrors.push(err12);
									errors++;
								}
								if (data14.name !== void 0) {
									let data15 = data14.name;
									if (typeof data15 === "string") {
										if (!pattern4.test(data15)) {
											const err13 = {
												instancePath: instancePath + "/env/optional/" + i1 + "/name",
												schemaPath: "#/$defs/variables/items/properties/name/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err13];
											else vErrors.push(err13);
											errors++;
										}
									} else {
										const err14 = {
											instancePath: instancePath + "/env/optional/" + i1 + "/name",
											schemaPath: "#/$defs/variables/items/properties/name/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err14];
										else vErrors.push(err14);
										errors++;
									}
								}
								if (data14.description !== void 0) {
									if (typeof data14.description !== "string") {
										const err15 = {
											instancePath: instancePath + "/env/optional/" + i1 + "/description",
											schemaPath: "#/$defs/variables/items/properties/description/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err15];
										else vErrors.push(err15);
										errors++;
									}
								}
								if (data14.sensitive !== void 0) {
									if (typeof data14.sensitive !== "boolean") {
										const err16 = {
											instancePath: instancePath + "/env/optional/" + i1 + "/sensitive",
											schemaPath: "#/$defs/variables/items/properties/sensitive/type",
											keyword: "type",
											params: { type: "boolean" }
										};
										if (vErrors === null) vErrors = [err16];
										else vErrors.push(err16);
										errors++;
									}
								}
							} else {
								const err17 = {
									instancePath: instancePath + "/env/optional/" + i1,
									schemaPath: "#/$defs/variables/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err17];
								else vErrors.push(err17);
								errors++;
							}
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/env/optional",
							schemaPath: "#/$defs/variables/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/env",
					schemaPath: "#/properties/env/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.preconditions !== void 0) {
			let data18 = data.preconditions;
			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
				if (data18.commands !== void 0) {
					let data19 = data18.commands;
					if (Array.isArray(data19)) {
						const len2 = data19.length;
						for (let i2 = 0; i2 < len2; i2++) {
							let data20 = data19[i2];
							if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
								if (data20.cmd === void 0) {
									const err20 = {
										instancePath: instancePath + "/preconditions/commands/" + i2,
										schemaPath: "#/properties/preconditions/properties/commands/items/required",
										keyword: "required",
										params: { missingProperty: "cmd" }
									};
									if (vErrors === null) vErrors = [err20];
									else vErrors.push(err20);
									errors++;
								}
								if (data20.cmd !== void 0) {
									let data21 = data20.cmd;
									if (typeof data21 === "string") {
										if (!pattern4.test(data21)) {
											const err21 = {
												instancePath: instancePath + "/preconditions/commands/" + i2 + "/cmd",
												schemaPath: "#/properties/preconditions/properties/commands/items/properties/cmd/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err21];
											else vErrors.push(err21);
											errors++;
										}
									} else {
										const err22 = {
											instancePath: instancePath + "/preconditions/commands/" + i2 + "/cmd",
											schemaPath: "#/properties/preconditions/properties/commands/items/properties/cmd/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err22];
										else vErrors.push(err22);
										errors++;
									}
								}
								if (data20.min_version !== void 0) {
									let data22 = data20.min_version;
									if (typeof data22 !== "string" && !(typeof data22 == "number" && isFinite(data22))) {
										const err23 = {
											instancePath: instancePath + "/preconditions/commands/" + i2 + "/min_version",
											schemaPath: "#/properties/preconditions/properties/commands/items/properties/min_version/type",
											keyword: "type",
											params: { type: schema31.properties.preconditions.properties.commands.items.properties.min_version.type }
										};
										if (vErrors === null) vErrors = [err23];
										else vErrors.push(err23);
										errors++;
									}
								}
								if (data20.max_version !== void 0) {
									let data23 = data20.max_version;
									if (typeof data23 !== "string" && !(typeof data23 == "number" && isFinite(data23))) {
										const err24 = {
											instancePath: instancePath + "/preconditions/commands/" + i2 + "/max_version",
											schemaPath: "#/properties/preconditions/properties/commands/items/properties/max_version/type",
											keyword: "type",
											params: { type: schema31.properties.preconditions.properties.commands.items.properties.max_version.type }
										};
										if (vErrors === null) vErrors = [err24];
										else vErrors.push(err24);
										errors++;
									}
								}
							} else {
								const err25 = {
									instancePath: instancePath + "/preconditions/commands/" + i2,
									schemaPath: "#/properties/preconditions/properties/commands/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/preconditions/commands",
							schemaPath: "#/properties/preconditions/properties/commands/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data18.files !== void 0) {
					let data24 = data18.files;
					if (Array.isArray(data24)) {
						const len3 = data24.length;
						for (let i3 = 0; i3 < len3; i3++) {
							let data25 = data24[i3];
							if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
								if (data25.path === void 0) {
									const err27 = {
										instancePath: instancePath + "/preconditions/files/" + i3,
										schemaPath: "#/properties/preconditions/properties/files/items/required",
										keyword: "required",
										params: { missingProperty: "path" }
									};
									if (vErrors === null) vErrors = [err27];
									else vErrors.push(err27);
									errors++;
								}
								if (data25.path !== void 0) {
									let data26 = data25.path;
									if (typeof data26 === "string") {
										if (!pattern4.test(data26)) {
											const err28 = {
												instancePath: instancePath + "/preconditions/files/" + i3 + "/path",
												schemaPath: "#/properties/preconditions/properties/files/items/properties/path/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err28];
											else vErrors.push(err28);
											errors++;
										}
									} else {
										const err29 = {
											instancePath: instancePath + "/preconditions/files/" + i3 + "/path",
											schemaPath: "#/properties/preconditions/properties/files/items/properties/path/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err29];
										else vErrors.push(err29);
										errors++;
									}
								}
								if (data25.base !== void 0) {
									let data27 = data25.base;
									if (!(data27 === "skill_root" || data27 === "repo_root" || data27 === "cwd")) {
										const err30 = {
											instancePath: instancePath + "/preconditions/files/" + i3 + "/base",
											schemaPath: "#/properties/preconditions/properties/files/items/properties/base/enum",
											keyword: "enum",
											params: { allowedValues: schema31.properties.preconditions.properties.files.items.properties.base.enum }
										};
										if (vErrors === null) vErrors = [err30];
										else vErrors.push(err30);
										errors++;
									}
								}
								if (data25.description !== void 0) {
									if (typeof data25.description !== "string") {
										const err31 = {
											instancePath: instancePath + "/preconditions/files/" + i3 + "/description",
											schemaPath: "#/properties/preconditions/properties/files/items/properties/description/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err31];
										else vErrors.push(err31);
										errors++;
									}
								}
							} else {
								const err32 = {
									instancePath: instancePath + "/preconditions/files/" + i3,
									schemaPath: "#/properties/preconditions/properties/files/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/preconditions/files",
							schemaPath: "#/properties/preconditions/properties/files/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
			} else {
				const err34 = {
					instancePath: instancePath + "/preconditions",
					schemaPath: "#/properties/preconditions/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err34];
				else vErrors.push(err34);
				errors++;
			}
		}
		if (data.outputs !== void 0) {
			let data29 = data.outputs;
			if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
				if (data29.files !== void 0) {
					let data30 = data29.files;
					if (Array.isArray(data30)) {
						const len4 = data30.length;
						for (let i4 = 0; i4 < len4; i4++) {
							let data31 = data30[i4];
							if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
								if (data31.pattern === void 0) {
									const err35 = {
										instancePath: instancePath + "/outputs/files/" + i4,
										schemaPath: "#/properties/outputs/properties/files/items/required",
										keyword: "required",
										params: { missingProperty: "pattern" }
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								if (data31.pattern !== void 0) {
									let data32 = data31.pattern;
									if (typeof data32 === "string") {
										if (!pattern4.test(data32)) {
											const err36 = {
												instancePath: instancePath + "/outputs/files/" + i4 + "/pattern",
												schemaPath: "#/properties/outputs/properties/files/items/properties/pattern/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err36];
											else vErrors.push(err36);
											errors++;
										}
									} else {
										const err37 = {
											instancePath: instancePath + "/outputs/files/" + i4 + "/pattern",
											schemaPath: "#/properties/outputs/properties/files/items/properties/pattern/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err37];
										else vErrors.push(err37);
										errors++;
									}
								}
								if (data31.base !== void 0) {
									let data33 = data31.base;
									if (!(data33 === "skill_root" || data33 === "repo_root" || data33 === "cwd")) {
										const err38 = {
											instancePath: instancePath + "/outputs/files/" + i4 + "/base",
											schemaPath: "#/properties/outputs/properties/files/items/properties/base/enum",
											keyword: "enum",
											params: { allowedValues: schema31.properties.outputs.properties.files.items.properties.base.enum }
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
								if (data31.description !== void 0) {
									if (typeof data31.description !== "string") {
										const err39 = {
											instancePath: instancePath + "/outputs/files/" + i4 + "/description",
											schemaPath: "#/properties/outputs/properties/files/items/properties/description/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
								}
							} else {
								const err40 = {
									instancePath: instancePath + "/outputs/files/" + i4,
									schemaPath: "#/properties/outputs/properties/files/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err40];
								else vErrors.push(err40);
								errors++;
							}
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/outputs/files",
							schemaPath: "#/properties/outputs/properties/files/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
				if (data29.artifacts !== void 0) {
					if (!Array.isArray(data29.artifacts)) {
						const err42 = {
							instancePath: instancePath + "/outputs/artifacts",
							schemaPath: "#/properties/outputs/properties/artifacts/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/outputs",
					schemaPath: "#/properties/outputs/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.execution !== void 0) {
			let data36 = data.execution;
			if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
				if (data36.idempotent !== void 0) {
					if (typeof data36.idempotent !== "boolean") {
						const err44 = {
							instancePath: instancePath + "/execution/idempotent",
							schemaPath: "#/properties/execution/properties/idempotent/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err44];
						else vErrors.push(err44);
						errors++;
					}
				}
				if (data36.destructive !== void 0) {
					if (typeof data36.destructive !== "boolean") {
						const err45 = {
							instancePath: instancePath + "/execution/destructive",
							schemaPath: "#/properties/execution/properties/destructive/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				}
				if (data36.network !== void 0) {
					if (typeof data36.network !== "boolean") {
						const err46 = {
							instancePath: instancePath + "/execution/network",
							schemaPath: "#/properties/execution/properties/network/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err46];
						else vErrors.push(err46);
						errors++;
					}
				}
				if (data36.interactive !== void 0) {
					if (typeof data36.interactive !== "boolean") {
						const err47 = {
							instancePath: instancePath + "/execution/interactive",
							schemaPath: "#/properties/execution/properties/interactive/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
				if (data36.timeout !== void 0) {
					let data41 = data36.timeout;
					if (typeof data41 == "number" && isFinite(data41)) {
						if (data41 < 0 || isNaN(data41)) {
							const err48 = {
								instancePath: instancePath + "/execution/timeout",
								schemaPath: "#/properties/execution/properties/timeout/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					} else {
						const err49 = {
							instancePath: instancePath + "/execution/timeout",
							schemaPath: "#/properties/execution/properties/timeout/type",
							keyword: "type",
							params: { type: "number" }
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/execution",
					schemaPath: "#/properties/execution/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
		}
		if (data.sensitive !== void 0) {
			if (typeof data.sensitive !== "boolean") {
				const err51 = {
					instancePath: instancePath + "/sensitive",
					schemaPath: "#/properties/sensitive/type",
					keyword: "type",
					params: { type: "boolean" }
				};
				if (vErrors === null) vErrors = [err51];
				else vErrors.push(err51);
				errors++;
			}
		}
		if (data.interface !== void 0) {
			let data43 = data.interface;
			if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
				if (data43.inputs !== void 0) {
					let data44 = data43.inputs;
					if (Array.isArray(data44)) {
						const len5 = data44.length;
						for (let i5 = 0; i5 < len5; i5++) {
							let data45 = data44[i5];
							if (typeof data45 === "string") {
								if (!pattern4.test(data45)) {
									const err52 = {
										instancePath: instancePath + "/interface/inputs/" + i5,
										schemaPath: "#/properties/interface/properties/inputs/items/pattern",
										keyword: "pattern",
										params: { pattern: "\\S" }
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							} else {
								const err53 = {
									instancePath: instancePath + "/interface/inputs/" + i5,
									schemaPath: "#/properties/interface/properties/inputs/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						}
					} else {
						const err54 = {
							instancePath: instancePath + "/interface/inputs",
							schemaPath: "#/properties/interface/properties/inputs/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err54];
						else vErrors.push(err54);
						errors++;
					}
				}
				if (data43.outputs !== void 0) {
					let data46 = data43.outputs;
					if (Array.isArray(data46)) {
						const len6 = data46.length;
						for (let i6 = 0; i6 < len6; i6++) {
							let data47 = data46[i6];
							if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
								if (data47.pattern === void 0) {
									const err55 = {
										instancePath: instancePath + "/interface/outputs/" + i6,
										schemaPath: "#/properties/interface/properties/outputs/items/required",
										keyword: "required",
										params: { missingProperty: "pattern" }
									};
									if (vErrors === null) vErrors = [err55];
									else vErrors.push(err55);
									errors++;
								}
								if (data47.pattern !== void 0) {
									let data48 = data47.pattern;
									if (typeof data48 === "string") {
										if (!pattern4.test(data48)) {
											const err56 = {
												instancePath: instancePath + "/interface/outputs/" + i6 + "/pattern",
												schemaPath: "#/properties/interface/properties/outputs/items/properties/pattern/pattern",
												keyword: "pattern",
												params: { pattern: "\\S" }
											};
											if (vErrors === null) vErrors = [err56];
											else vErrors.push(err56);
											errors++;
										}
									} else {
										const err57 = {
											instancePath: instancePath + "/interface/outputs/" + i6 + "/pattern",
											schemaPath: "#/properties/interface/properties/outputs/items/properties/pattern/type",
											keyword: "type",
											params: { type: "string" }
										};
										if (vErrors === null) vErrors = [err57];
										else vErrors.push(err57);
										errors++;
									}
								}
							} else {
								const err58 = {
									instancePath: instancePath + "/interface/outputs/" + i6,
									schemaPath: "#/properties/interface/properties/outputs/items/type",
									keyword: "type",
									params: { type: "object" }
								};
								if (vErrors === null) vErrors = [err58];
								else vErrors.push(err58);
								errors++;
							}
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/interface/outputs",
							schemaPath: "#/properties/interface/properties/outputs/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
				if (data43.env !== void 0) {
					let data49 = data43.env;
					if (Array.isArray(data49)) {
						const len7 = data49.length;
						for (let i7 = 0; i7 < len7; i7++) {
							let data50 = data49[i7];
							if (typeof data50 === "string") {
								if (!pattern4.test(data50)) {
									const err60 = {
										instancePath: instancePath + "/interface/env/" + i7,
										schemaPath: "#/properties/interface/properties/env/items/pattern",
										keyword: "pattern",
										params: { pattern: "\\S" }
									};
									if (vErrors === null) vErrors = [err60];
									else vErrors.push(err60);
									errors++;
								}
							} else {
								const err61 = {
									instancePath: instancePath + "/interface/env/" + i7,
									schemaPath: "#/properties/interface/properties/env/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
						}
					} else {
						const err62 = {
							instancePath: instancePath + "/interface/env",
							schemaPath: "#/properties/interface/properties/env/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
			} else {
				const err63 = {
					instancePath: instancePath + "/interface",
					schemaPath: "#/properties/interface/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err63];
				else vErrors.push(err63);
				errors++;
			}
		}
	} else {
		const err64 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err64];
		else vErrors.push(err64);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"name": true,
		"description": true,
		"version": true,
		"manifest_version": true,
		"inputs": true,
		"env": true,
		"preconditions": true,
		"outputs": true,
		"execution": true,
		"sensitive": true,
		"interface": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
