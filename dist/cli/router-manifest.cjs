"use strict";
// src/generated/validators/router-manifest.cjs
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/router-manifest.schema.json",
	"type": "object",
	"required": [
		"id",
		"version",
		"effects",
		"entrypoints"
	],
	"properties": {
		"id": {
			"type": "string",
			"pattern": "\\S"
		},
		"version": { "$ref": "#/$defs/semver" },
		"capabilities": {
			"type": "array",
			"items": { "type": "string" }
		},
		"effects": {
			"type": "array",
			"items": { "enum": [
				"db.read",
				"db.write",
				"proc.exec",
				"fs.read",
				"fs.write",
				"net.fetch",
				"git.read",
				"git.write"
			] }
		},
		"entrypoints": {
			"type": "object",
			"additionalProperties": {
				"type": "object",
				"minProperties": 1,
				"properties": {
					"unix": { "$ref": "#/$defs/argv" },
					"windows": { "$ref": "#/$defs/argv" }
				},
				"additionalProperties": { "anyOf": [{
					"type": "string",
					"pattern": "\\S"
				}, { "$ref": "#/$defs/argv" }] }
			}
		},
		"stdout_contract": {
			"type": "object",
			"properties": { "last_line_json": {
				"type": "boolean",
				"default": false
			} }
		}
	},
	"$defs": {
		"semver": {
			"type": "string",
			"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"
		},
		"argv": {
			"type": "array",
			"minItems": 1,
			"items": { "type": "string" }
		}
	}
};
const pattern4 = new RegExp("\\S", "u");
const pattern5 = new RegExp("^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.version === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.effects === void 0) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" }
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
		if (data.id !== void 0) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/pattern",
						keyword: "pattern",
						params: { pattern: "\\S" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.version !== void 0) {
			let data1 = data.version;
			if (typeof data1 === "string") {
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/semver/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/$defs/semver/type",
					keyword: "type",
					params: { type: "string" }
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data2 = data.capabilities;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data2[i0] !== "string") {
					const err8 = {
						instancePath: instancePath + "/capabilities/" + i0,
						schemaPath: "#/properties/capabilities/items/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.effects !== void 0) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data5 = data4[i1];
					if (!(data5 === "db.read" || data5 === "db.write" || data5 === "proc.exec" || data5 === "fs.read" || data5 === "fs.write" || data5 === "net.fetch" || data5 === "git.read" || data5 === "git.write")) {
						const err10 = {
							instancePath: instancePath + "/effects/" + i1,
							schemaPath: "#/properties/effects/items/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.effects.items.enum }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" }
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.entrypoints !== void 0) {
			let data6 = data.entrypoints;
			if (data6 && typeof data6 == "object" && !Array.isArray(data6)) for (const key0 in data6) {
				let data7 = data6[key0];
				if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
					if (Object.keys(data7).length < 1) {
						const err12 = {
							instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/properties/entrypoints/additionalProperties/minProperties",
							keyword: "minProperties",
							params: { limit: 1 }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					for (const key1 in data7) if (!(key1 === "unix" || key1 === "windows")) {
						let data8 = data7[key1];
						const _errs20 = errors;
						let valid8 = false;
						const _errs21 = errors;
						if (typeof data8 === "string") {
							if (!pattern4.test(data8)) {
								const err13 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf/0/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err13];
								else vErrors.push(err13);
								errors++;
							}
						} else {
							const err14 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf/0/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
						var _valid0 = _errs21 === errors;
						valid8 = valid8 || _valid0;
						const _errs23 = errors;
						if (Array.isArray(data8)) {
							if (data8.length < 1) {
								const err15 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err15];
								else vErrors.push(err15);
								errors++;
							}
							const len2 = data8.length;
							for (let i2 = 0; i2 < len2; i2++) if (typeof data8[i2] !== "string") {
								const err16 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i2,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err16];
								else vErrors.push(err16);
								errors++;
							}
						} else {
							const err17 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
						var _valid0 = _errs23 === errors;
						valid8 = valid8 || _valid0;
						if (!valid8) {
							const err18 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
								schemaPath: "#/properties/entrypoints/additionalProperties/additionalProperties/anyOf",
								keyword: "anyOf",
								params: {}
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						} else {
							errors = _errs20;
							if (vErrors !== null) {
								if (_errs20) vErrors.length = _errs20;
								else vErrors = null;
							}
						}
					}
					if (data7.unix !== void 0) {
						let data10 = data7.unix;
						if (Array.isArray(data10)) {
							if (data10.length < 1) {
								const err19 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix",
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err19];
								else vErrors.push(err19);
								errors++;
							}
							const len3 = data10.length;
							for (let i3 = 0; i3 < len3; i3++) if (typeof data10[i3] !== "string") {
								const err20 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix/" + i3,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err20];
								else vErrors.push(err20);
								errors++;
							}
						} else {
							const err21 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/unix",
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
					}
					if (data7.windows !== void 0) {
						let data12 = data7.windows;
						if (Array.isArray(data12)) {
							if (data12.length < 1) {
								const err22 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows",
									schemaPath: "#/$defs/argv/minItems",
									keyword: "minItems",
									params: { limit: 1 }
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
							const len4 = data12.length;
							for (let i4 = 0; i4 < len4; i4++) if (typeof data12[i4] !== "string") {
								const err23 = {
									instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows/" + i4,
									schemaPath: "#/$defs/argv/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err23];
								else vErrors.push(err23);
								errors++;
							}
						} else {
							const err24 = {
								instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/windows",
								schemaPath: "#/$defs/argv/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					}
				} else {
					const err25 = {
						instancePath: instancePath + "/entrypoints/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/entrypoints/additionalProperties/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
			else {
				const err26 = {
					instancePath: instancePath + "/entrypoints",
					schemaPath: "#/properties/entrypoints/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.stdout_contract !== void 0) {
			let data14 = data.stdout_contract;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.last_line_json !== void 0) {
					if (typeof data14.last_line_json !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/stdout_contract/last_line_json",
							schemaPath: "#/properties/stdout_contract/properties/last_line_json/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/stdout_contract",
					schemaPath: "#/properties/stdout_contract/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
	} else {
		const err29 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err29];
		else vErrors.push(err29);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"id": true,
		"version": true,
		"capabilities": true,
		"effects": true,
		"entrypoints": true,
		"stdout_contract": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
