"use strict";
// src/generated/validators/skill-toml.cjs
module.exports = validate20;
module.exports.default = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/skill-toml.schema.json",
	"type": "object",
	"required": ["skill", "provides"],
	"properties": {
		"skill": {
			"type": "object",
			"required": [
				"id",
				"name",
				"version",
				"description",
				"api_version"
			],
			"properties": {
				"id": {
					"type": "string",
					"pattern": "^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$",
					"examples": [
						"cloud.aws",
						"tool.kubernetes",
						"custom.corp-internal"
					]
				},
				"name": {
					"type": "string",
					"pattern": "\\S"
				},
				"version": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$",
					"examples": ["0.3.0"]
				},
				"description": {
					"type": "string",
					"pattern": "\\S"
				},
				"api_version": {
					"type": "string",
					"pattern": "^1(?:\\.\\d+){0,2}$",
					"examples": ["1.0"]
				},
				"authors": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				},
				"license": {
					"type": "string",
					"examples": [
						"MIT",
						"Apache-2.0",
						"LicenseRef-Proprietary"
					]
				},
				"repository": { "type": "string" },
				"documentation": { "type": "string" },
				"keywords": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				},
				"min_caro_version": { "$ref": "#/$defs/semver" }
			}
		},
		"provides": {
			"type": "object",
			"properties": {
				"knowledge": {
					"type": "boolean",
					"default": false
				},
				"recipes": {
					"type": "boolean",
					"default": false
				},
				"executable": {
					"type": "boolean",
					"default": false
				}
			}
		},
		"knowledge": {
			"type": "object",
			"properties": {
				"topics": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				},
				"priority": {
					"$ref": "#/$defs/u32",
					"default": 50
				},
				"max_context_tokens": {
					"$ref": "#/$defs/u32",
					"default": 1e3
				}
			}
		},
		"recipes": {
			"type": "object",
			"properties": {
				"files": {
					"type": "array",
					"items": { "type": "string" },
					"default": ["recipes/*.yaml"]
				},
				"default_confirmation": {
					"type": "string",
					"enum": [
						"auto",
						"prompt",
						"always"
					],
					"default": "prompt"
				}
			}
		},
		"executable": {
			"type": "object",
			"required": ["module"],
			"properties": {
				"module": {
					"type": "string",
					"pattern": "\\S",
					"examples": ["bin/skill.wasm"]
				},
				"exports": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				}
			}
		},
		"capabilities": {
			"type": "object",
			"properties": {
				"terminal_exec": {
					"type": "object",
					"properties": {
						"allowed": {
							"type": "boolean",
							"default": true
						},
						"commands": {
							"type": "array",
							"items": { "type": "string" },
							"default": []
						},
						"blocked": {
							"type": "array",
							"items": { "type": "string" },
							"default": []
						}
					}
				},
				"filesystem_read": {
					"type": "array",
					"items": { "type": "string" },
					"default": [],
					"examples": [[
						"~/.aws",
						"./",
						"$CARO_PROJECT_ROOT"
					]]
				},
				"filesystem_write": {
					"type": "array",
					"items": { "type": "string" },
					"default": [],
					"examples": [["./.caro-cache/skill-name"]]
				},
				"network": {
					"type": "array",
					"items": { "type": "string" },
					"default": [],
					"examples": [["*.amazonaws.com", "https://internal.corp:8443"]]
				},
				"env_read": {
					"type": "array",
					"items": { "type": "string" },
					"default": [],
					"examples": [["AWS_*", "HOME"]]
				},
				"secrets_access": {
					"type": "boolean",
					"default": false
				}
			}
		},
		"dependencies": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/dependency" }
		},
		"suggestions": {
			"type": "object",
			"additionalProperties": { "type": "string" }
		},
		"features": {
			"type": "object",
			"additionalProperties": { "$ref": "#/$defs/feature" }
		},
		"platform": {
			"type": "object",
			"properties": {
				"os": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"linux",
							"macos",
							"windows"
						]
					},
					"default": []
				},
				"arch": {
					"type": "array",
					"items": {
						"type": "string",
						"enum": [
							"x86_64",
							"aarch64",
							"arm"
						]
					},
					"default": []
				},
				"required_tools": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				},
				"optional_tools": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				}
			}
		}
	},
	"$defs": {
		"u32": {
			"type": "integer",
			"minimum": 0,
			"maximum": 4294967295
		},
		"semver": {
			"type": "string",
			"pattern": "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$"
		},
		"dependency": {
			"type": ["string", "object"],
			"required": ["version"],
			"properties": {
				"version": {
					"type": "string",
					"examples": [
						">=1.0",
						">=1.0,<2.0",
						"*"
					]
				},
				"optional": {
					"type": "boolean",
					"default": false
				},
				"features": {
					"type": "array",
					"items": { "type": "string" },
					"default": []
				}
			}
		},
		"feature": {
			"type": "object",
			"required": ["description"],
			"properties": {
				"description": {
					"type": "string",
					"pattern": "\\S"
				},
				"default": {
					"type": "boolean",
					"default": true
				}
			}
		}
	}
};
const schema35 = {
	"type": ["string", "object"],
	"required": ["version"],
	"properties": {
		"version": {
			"type": "string",
			"examples": [
				">=1.0",
				">=1.0,<2.0",
				"*"
			]
		},
		"optional": {
			"type": "boolean",
			"default": false
		},
		"features": {
			"type": "array",
			"items": { "type": "string" },
			"default": []
		}
	}
};
const pattern4 = new RegExp("^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$", "u");
const pattern5 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$", "u");
const pattern8 = new RegExp("^1(?:\\.\\d+){0,2}$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.skill === void 0) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "skill" }
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provides === void 0) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provides" }
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.skill !== void 0) {
			let data0 = data.skill;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.id === void 0) {
					const err2 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/required",
						keyword: "required",
						params: { missingProperty: "id" }
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (data0.name === void 0) {
					const err3 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/required",
						keyword: "required",
						params: { missingProperty: "name" }
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.version === void 0) {
					const err4 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/required",
						keyword: "required",
						params: { missingProperty: "version" }
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data0.description === void 0) {
					const err5 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/required",
						keyword: "required",
						params: { missingProperty: "description" }
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0.api_version === void 0) {
					const err6 = {
						instancePath: instancePath + "/skill",
						schemaPath: "#/properties/skill/required",
						keyword: "required",
						params: { missingProperty: "api_version" }
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data0.id !== void 0) {
					let data1 = data0.id;
					if (typeof data1 === "string") {
						if (!pattern4.test(data1)) {
							const err7 = {
								instancePath: instancePath + "/skill/id",
								schemaPath: "#/properties/skill/properties/id/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:core|cloud|tool|lang|platform|custom)\\.[a-z0-9-]+$" }
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/skill/id",
							schemaPath: "#/properties/skill/properties/id/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				if (data0.name !== void 0) {
					let data2 = data0.name;
					if (typeof data2 === "string") {
						if (!pattern5.test(data2)) {
							const err9 = {
								instancePath: instancePath + "/skill/name",
								schemaPath: "#/properties/skill/properties/name/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/skill/name",
							schemaPath: "#/properties/skill/properties/name/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				if (data0.version !== void 0) {
					let data3 = data0.version;
					if (typeof data3 === "string") {
						if (!pattern6.test(data3)) {
							const err11 = {
								instancePath: instancePath + "/skill/version",
								schemaPath: "#/properties/skill/properties/version/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
					} else {
						const err12 = {
							instancePath: instancePath + "/skill/version",
							schemaPath: "#/properties/skill/properties/version/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
				}
				if (data0.description !== void 0) {
					let data4 = data0.description;
					if (typeof data4 === "string") {
						if (!pattern5.test(data4)) {
							const err13 = {
								instancePath: instancePath + "/skill/description",
								schemaPath: "#/properties/skill/properties/description/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/skill/description",
							schemaPath: "#/properties/skill/properties/description/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				if (data0.api_version !== void 0) {
					let data5 = data0.api_version;
					if (typeof data5 === "string") {
						if (!pattern8.test(data5)) {
							const err15 = {
								instancePath: instancePath + "/skill/api_version",
								schemaPath: "#/properties/skill/properties/api_version/pattern",
								keyword: "pattern",
								params: { pattern: "^1(?:\\.\\d+){0,2}$" }
							};
							if (vErrors === null) vErrors = [err15];
							else vErrors.push(err15);
							errors++;
						}
					} else {
						const err16 = {
							instancePath: instancePath + "/skill/api_version",
							schemaPath: "#/properties/skill/properties/api_version/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
					}
				}
				if (data0.authors !== void 0) {
					let data6 = data0.authors;
					if (Array.isArray(data6)) {
						const len0 = data6.length;
						for (let i0 = 0; i0 < len0; i0++) if (typeof data6[i0] !== "string") {
							const err17 = {
								instancePath: instancePath + "/skill/authors/" + i0,
								schemaPath: "#/properties/skill/properties/authors/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/skill/authors",
							schemaPath: "#/properties/skill/properties/authors/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data0.license !== void 0) {
					if (typeof data0.license !== "string") {
						const err19 = {
							instancePath: instancePath + "/skill/license",
							schemaPath: "#/properties/skill/properties/license/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
				}
				if (data0.repository !== void 0) {
					if (typeof data0.repository !== "string") {
						const err20 = {
							instancePath: instancePath + "/skill/repository",
							schemaPath: "#/properties/skill/properties/repository/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data0.documentation !== void 0) {
					if (typeof data0.documentation !== "string") {
						const err21 = {
							instancePath: instancePath + "/skill/documentation",
							schemaPath: "#/properties/skill/properties/documentation/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				if (data0.keywords !== void 0) {
					let data11 = data0.keywords;
					if (Array.isArray(data11)) {
						const len1 = data11.length;
						for (let i1 = 0; i1 < len1; i1++) if (typeof data11[i1] !== "string") {
							const err22 = {
								instancePath: instancePath + "/skill/keywords/" + i1,
								schemaPath: "#/properties/skill/properties/keywords/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/skill/keywords",
							schemaPath: "#/properties/skill/properties/keywords/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data0.min_caro_version !== void 0) {
					let data13 = data0.min_caro_version;
					if (typeof data13 === "string") {
						if (!pattern6.test(data13)) {
							const err24 = {
								instancePath: instancePath + "/skill/min_caro_version",
								schemaPath: "#/$defs/semver/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)\\.(?:0|[1-9]\\d*)(?:-(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[A-Za-z-][0-9A-Za-z-]*))*)?(?:\\+[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*)?$" }
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
					} else {
						const err25 = {
							instancePath: instancePath + "/skill/min_caro_version",
							schemaPath: "#/$defs/semver/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/skill",
					schemaPath: "#/properties/skill/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.provides !== void 0) {
			let data14 = data.provides;
			if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
				if (data14.knowledge !== void 0) {
					if (typeof data14.knowledge !== "boolean") {
						const err27 = {
							instancePath: instancePath + "/provides/knowledge",
							schemaPath: "#/properties/provides/properties/knowledge/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data14.recipes !== void 0) {
					if (typeof data14.recipes !== "boolean") {
						const err28 = {
							instancePath: instancePath + "/provides/recipes",
							schemaPath: "#/properties/provides/properties/recipes/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data14.executable !== void 0) {
					if (typeof data14.executable !== "boolean") {
						const err29 = {
							instancePath: instancePath + "/provides/executable",
							schemaPath: "#/properties/provides/properties/executable/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err29];
						else vErrors.push(err29);
						errors++;
					}
				}
			} else {
				const err30 = {
					instancePath: instancePath + "/provides",
					schemaPath: "#/properties/provides/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
		if (data.knowledge !== void 0) {
			let data18 = data.knowledge;
			if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
				if (data18.topics !== void 0) {
					let data19 = data18.topics;
					if (Array.isArray(data19)) {
						const len2 = data19.length;
						for (let i2 = 0; i2 < len2; i2++) if (typeof data19[i2] !== "string") {
							const err31 = {
								instancePath: instancePath + "/knowledge/topics/" + i2,
								schemaPath: "#/properties/knowledge/properties/topics/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err31];
							else vErrors.push(err31);
							errors++;
						}
					} else {
						const err32 = {
							instancePath: instancePath + "/knowledge/topics",
							schemaPath: "#/properties/knowledge/properties/topics/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err32];
						else vErrors.push(err32);
						errors++;
					}
				}
				if (data18.priority !== void 0) {
					let data21 = data18.priority;
					if (!(typeof data21 == "number" && !(data21 % 1) && !isNaN(data21) && isFinite(data21))) {
						const err33 = {
							instancePath: instancePath + "/knowledge/priority",
							schemaPath: "#/$defs/u32/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
					if (typeof data21 == "number" && isFinite(data21)) {
						if (data21 > 4294967295 || isNaN(data21)) {
							const err34 = {
								instancePath: instancePath + "/knowledge/priority",
								schemaPath: "#/$defs/u32/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 4294967295
								}
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						if (data21 < 0 || isNaN(data21)) {
							const err35 = {
								instancePath: instancePath + "/knowledge/priority",
								schemaPath: "#/$defs/u32/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
					}
				}
				if (data18.max_context_tokens !== void 0) {
					let data22 = data18.max_context_tokens;
					if (!(typeof data22 == "number" && !(data22 % 1) && !isNaN(data22) && isFinite(data22))) {
						const err36 = {
							instancePath: instancePath + "/knowledge/max_context_tokens",
							schemaPath: "#/$defs/u32/type",
							keyword: "type",
							params: { type: "integer" }
						};
						if (vErrors === null) vErrors = [err36];
						else vErrors.push(err36);
						errors++;
					}
					if (typeof data22 == "number" && isFinite(data22)) {
						if (data22 > 4294967295 || isNaN(data22)) {
							const err37 = {
								instancePath: instancePath + "/knowledge/max_context_tokens",
								schemaPath: "#/$defs/u32/maximum",
								keyword: "maximum",
								params: {
									comparison: "<=",
									limit: 4294967295
								}
							};
							if (vErrors === null) vErrors = [err37];
							else vErrors.push(err37);
							errors++;
						}
						if (data22 < 0 || isNaN(data22)) {
							const err38 = {
								instancePath: instancePath + "/knowledge/max_context_tokens",
								schemaPath: "#/$defs/u32/minimum",
								keyword: "minimum",
								params: {
									comparison: ">=",
									limit: 0
								}
							};
							if (vErrors === null) vErrors = [err38];
							else vErrors.push(err38);
							errors++;
						}
					}
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/knowledge",
					schemaPath: "#/properties/knowledge/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.recipes !== void 0) {
			let data23 = data.recipes;
			if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
				if (data23.files !== void 0) {
					let data24 = data23.files;
					if (Array.isArray(data24)) {
						const len3 = data24.length;
						for (let i3 = 0; i3 < len3; i3++) if (typeof data24[i3] !== "string") {
							const err40 = {
								instancePath: instancePath + "/recipes/files/" + i3,
								schemaPath: "#/properties/recipes/properties/files/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
					} else {
						const err41 = {
							instancePath: instancePath + "/recipes/files",
							schemaPath: "#/properties/recipes/properties/files/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err41];
						else vErrors.push(err41);
						errors++;
					}
				}
				if (data23.default_confirmation !== void 0) {
					let data26 = data23.default_confirmation;
					if (typeof data26 !== "string") {
						const err42 = {
							instancePath: instancePath + "/recipes/default_confirmation",
							schemaPath: "#/properties/recipes/properties/default_confirmation/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err42];
						else vErrors.push(err42);
						errors++;
					}
					if (!(data26 === "auto" || data26 === "prompt" || data26 === "always")) {
						const err43 = {
							instancePath: instancePath + "/recipes/default_confirmation",
							schemaPath: "#/properties/recipes/properties/default_confirmation/enum",
							keyword: "enum",
							params: { allowedValues: schema31.properties.recipes.properties.default_confirmation.enum }
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/recipes",
					schemaPath: "#/properties/recipes/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.executable !== void 0) {
			let data27 = data.executable;
			if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
				if (data27.module === void 0) {
					const err45 = {
						instancePath: instancePath + "/executable",
						schemaPath: "#/properties/executable/required",
						keyword: "required",
						params: { missingProperty: "module" }
					};
					if (vErrors === null) vErrors = [err45];
					else vErrors.push(err45);
					errors++;
				}
				if (data27.module !== void 0) {
					let data28 = data27.module;
					if (typeof data28 === "string") {
						if (!pattern5.test(data28)) {
							const err46 = {
								instancePath: instancePath + "/executable/module",
								schemaPath: "#/properties/executable/properties/module/pattern",
								keyword: "pattern",
								params: { pattern: "\\S" }
							};
							if (vErrors === null) vErrors = [err46];
							else vErrors.push(err46);
							errors++;
						}
					} else {
						const err47 = {
							instancePath: instancePath + "/executable/module",
							schemaPath: "#/properties/executable/properties/module/type",
							keyword: "type",
							params: { type: "string" }
						};
						if (vErrors === null) vErrors = [err47];
						else vErrors.push(err47);
						errors++;
					}
				}
				if (data27.exports !== void 0) {
					let data29 = data27.exports;
					if (Array.isArray(data29)) {
						const len4 = data29.length;
						for (let i4 = 0; i4 < len4; i4++) if (typeof data29[i4] !== "string") {
							const err48 = {
								instancePath: instancePath + "/executable/exports/" + i4,
								schemaPath: "#/properties/executable/properties/exports/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
					} else {
						const err49 = {
							instancePath: instancePath + "/executable/exports",
							schemaPath: "#/properties/executable/properties/exports/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err49];
						else vErrors.push(err49);
						errors++;
					}
				}
			} else {
				const err50 = {
					instancePath: instancePath + "/executable",
					schemaPath: "#/properties/executable/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err50];
				else vErrors.push(err50);
				errors++;
			}
		}
		if (data.capabilities !== void 0) {
			let data31 = data.capabilities;
			if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
				if (data31.terminal_exec !== void 0) {
					let data32 = data31.terminal_exec;
					if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
						if (data32.allowed !== void 0) {
							if (typeof data32.allowed !== "boolean") {
								const err51 = {
									instancePath: instancePath + "/capabilities/terminal_exec/allowed",
									schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/allowed/type",
									keyword: "type",
									params: { type: "boolean" }
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
						if (data32.commands !== void 0) {
							let data34 = data32.commands;
							if (Array.isArray(data34)) {
								const len5 = data34.length;
								for (let i5 = 0; i5 < len5; i5++) if (typeof data34[i5] !== "string") {
									const err52 = {
										instancePath: instancePath + "/capabilities/terminal_exec/commands/" + i5,
										schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/commands/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err52];
									else vErrors.push(err52);
									errors++;
								}
							} else {
								const err53 = {
									instancePath: instancePath + "/capabilities/terminal_exec/commands",
									schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/commands/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						}
						if (data32.blocked !== void 0) {
							let data36 = data32.blocked;
							if (Array.isArray(data36)) {
								const len6 = data36.length;
								for (let i6 = 0; i6 < len6; i6++) if (typeof data36[i6] !== "string") {
									const err54 = {
										instancePath: instancePath + "/capabilities/terminal_exec/blocked/" + i6,
										schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/blocked/items/type",
										keyword: "type",
										params: { type: "string" }
									};
									if (vErrors === null) vErrors = [err54];
									else vErrors.push(err54);
									errors++;
								}
							} else {
								const err55 = {
									instancePath: instancePath + "/capabilities/terminal_exec/blocked",
									schemaPath: "#/properties/capabilities/properties/terminal_exec/properties/blocked/type",
									keyword: "type",
									params: { type: "array" }
								};
								if (vErrors === null) vErrors = [err55];
								else vErrors.push(err55);
								errors++;
							}
						}
					} else {
						const err56 = {
							instancePath: instancePath + "/capabilities/terminal_exec",
							schemaPath: "#/properties/capabilities/properties/terminal_exec/type",
							keyword: "type",
							params: { type: "object" }
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data31.filesystem_read !== void 0) {
					let data38 = data31.filesystem_read;
					if (Array.isArray(data38)) {
						const len7 = data38.length;
						for (let i7 = 0; i7 < len7; i7++) if (typeof data38[i7] !== "string") {
							const err57 = {
								instancePath: instancePath + "/capabilities/filesystem_read/" + i7,
								schemaPath: "#/properties/capabilities/properties/filesystem_read/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err57];
							else vErrors.push(err57);
							errors++;
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/capabilities/filesystem_read",
							schemaPath: "#/properties/capabilities/properties/filesystem_read/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data31.filesystem_write !== void 0) {
					let data40 = data31.filesystem_write;
					if (Array.isArray(data40)) {
						const len8 = data40.length;
						for (let i8 = 0; i8 < len8; i8++) if (typeof data40[i8] !== "string") {
							const err59 = {
								instancePath: instancePath + "/capabilities/filesystem_write/" + i8,
								schemaPath: "#/properties/capabilities/properties/filesystem_write/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
					} else {
						const err60 = {
							instancePath: instancePath + "/capabilities/filesystem_write",
							schemaPath: "#/properties/capabilities/properties/filesystem_write/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err60];
						else vErrors.push(err60);
						errors++;
					}
				}
				if (data31.network !== void 0) {
					let data42 = data31.network;
					if (Array.isArray(data42)) {
						const len9 = data42.length;
						for (let i9 = 0; i9 < len9; i9++) if (typeof data42[i9] !== "string") {
							const err61 = {
								instancePath: instancePath + "/capabilities/network/" + i9,
								schemaPath: "#/properties/capabilities/properties/network/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err61];
							else vErrors.push(err61);
							errors++;
						}
					} else {
						const err62 = {
							instancePath: instancePath + "/capabilities/network",
							schemaPath: "#/properties/capabilities/properties/network/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err62];
						else vErrors.push(err62);
						errors++;
					}
				}
				if (data31.env_read !== void 0) {
					let data44 = data31.env_read;
					if (Array.isArray(data44)) {
						const len10 = data44.length;
						for (let i10 = 0; i10 < len10; i10++) if (typeof data44[i10] !== "string") {
							const err63 = {
								instancePath: instancePath + "/capabilities/env_read/" + i10,
								schemaPath: "#/properties/capabilities/properties/env_read/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err63];
							else vErrors.push(err63);
							errors++;
						}
					} else {
						const err64 = {
							instancePath: instancePath + "/capabilities/env_read",
							schemaPath: "#/properties/capabilities/properties/env_read/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err64];
						else vErrors.push(err64);
						errors++;
					}
				}
				if (data31.secrets_access !== void 0) {
					if (typeof data31.secrets_access !== "boolean") {
						const err65 = {
							instancePath: instancePath + "/capabilities/secrets_access",
							schemaPath: "#/properties/capabilities/properties/secrets_access/type",
							keyword: "type",
							params: { type: "boolean" }
						};
						if (vErrors === null) vErrors = [err65];
						else vErrors.push(err65);
						errors++;
					}
				}
			} else {
				const err66 = {
					instancePath: instancePath + "/capabilities",
					schemaPath: "#/properties/capabilities/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err66];
				else vErrors.push(err66);
				errors++;
			}
		}
		if (data.dependencies !== void 0) {
			let data47 = data.dependencies;
			if (data47 && typeof data47 == "object" && !Array.isArray(data47)) for (const key0 in data47) {
				let data48 = data47[key0];
				if (typeof data48 !== "string" && !(data48 && typeof data48 == "object" && !Array.isArray(data48))) {
					const err67 = {
						instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/dependency/type",
						keyword: "type",
						params: { type: schema35.type }
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
				if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
					if (data48.version === void 0) {
						const err68 = {
							instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/dependency/required",
							keyword: "required",
							params: { missingProperty: "version" }
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
					if (data48.version !== void 0) {
						if (typeof data48.version !== "string") {
							const err69 = {
								instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/version",
								schemaPath: "#/$defs/dependency/properties/version/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err69];
							else vErrors.push(err69);
							errors++;
						}
					}
					if (data48.optional !== void 0) {
						if (typeof data48.optional !== "boolean") {
							const err70 = {
								instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/optional",
								schemaPath: "#/$defs/dependency/properties/optional/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
					}
					if (data48.features !== void 0) {
						let data51 = data48.features;
						if (Array.isArray(data51)) {
							const len11 = data51.length;
							for (let i11 = 0; i11 < len11; i11++) if (typeof data51[i11] !== "string") {
								const err71 = {
									instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/features/" + i11,
									schemaPath: "#/$defs/dependency/properties/features/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
						} else {
							const err72 = {
								instancePath: instancePath + "/dependencies/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") + "/features",
								schemaPath: "#/$defs/dependency/properties/features/type",
								keyword: "type",
								params: { type: "array" }
							};
							if (vErrors === null) vErrors = [err72];
							else vErrors.push(err72);
							errors++;
						}
					}
				}
			}
			else {
				const err73 = {
					instancePath: instancePath + "/dependencies",
					schemaPath: "#/properties/dependencies/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err73];
				else vErrors.push(err73);
				errors++;
			}
		}
		if (data.suggestions !== void 0) {
			let data53 = data.suggestions;
			if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
				for (const key1 in data53) if (typeof data53[key1] !== "string") {
					const err74 = {
						instancePath: instancePath + "/suggestions/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/properties/suggestions/additionalProperties/type",
						keyword: "type",
						params: { type: "string" }
					};
					if (vErrors === null) vErrors = [err74];
					else vErrors.push(err74);
					errors++;
				}
			} else {
				const err75 = {
					instancePath: instancePath + "/suggestions",
					schemaPath: "#/properties/suggestions/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err75];
				else vErrors.push(err75);
				errors++;
			}
		}
		if (data.features !== void 0) {
			let data55 = data.features;
			if (data55 && typeof data55 == "object" && !Array.isArray(data55)) for (const key2 in data55) {
				let data56 = data55[key2];
				if (data56 && typeof data56 == "object" && !Array.isArray(data56)) {
					if (data56.description === void 0) {
						const err76 = {
							instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
							schemaPath: "#/$defs/feature/required",
							keyword: "required",
							params: { missingProperty: "description" }
						};
						if (vErrors === null) vErrors = [err76];
						else vErrors.push(err76);
						errors++;
					}
					if (data56.description !== void 0) {
						let data57 = data56.description;
						if (typeof data57 === "string") {
							if (!pattern5.test(data57)) {
								const err77 = {
									instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
									schemaPath: "#/$defs/feature/properties/description/pattern",
									keyword: "pattern",
									params: { pattern: "\\S" }
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						} else {
							const err78 = {
								instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/description",
								schemaPath: "#/$defs/feature/properties/description/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err78];
							else vErrors.push(err78);
							errors++;
						}
					}
					if (data56.default !== void 0) {
						if (typeof data56.default !== "boolean") {
							const err79 = {
								instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/default",
								schemaPath: "#/$defs/feature/properties/default/type",
								keyword: "type",
								params: { type: "boolean" }
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
					}
				} else {
					const err80 = {
						instancePath: instancePath + "/features/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),
						schemaPath: "#/$defs/feature/type",
						keyword: "type",
						params: { type: "object" }
					};
					if (vErrors === null) vErrors = [err80];
					else vErrors.push(err80);
					errors++;
				}
			}
			else {
				const err81 = {
					instancePath: instancePath + "/features",
					schemaPath: "#/properties/features/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err81];
				else vErrors.push(err81);
				errors++;
			}
		}
		if (data.platform !== void 0) {
			let data59 = data.platform;
			if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
				if (data59.os !== void 0) {
					let data60 = data59.os;
					if (Array.isArray(data60)) {
						const len12 = data60.length;
						for (let i12 = 0; i12 < len12; i12++) {
							let data61 = data60[i12];
							if (typeof data61 !== "string") {
								const err82 = {
									instancePath: instancePath + "/platform/os/" + i12,
									schemaPath: "#/properties/platform/properties/os/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
							if (!(data61 === "linux" || data61 === "macos" || data61 === "windows")) {
								const err83 = {
									instancePath: instancePath + "/platform/os/" + i12,
									schemaPath: "#/properties/platform/properties/os/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.platform.properties.os.items.enum }
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
					} else {
						const err84 = {
							instancePath: instancePath + "/platform/os",
							schemaPath: "#/properties/platform/properties/os/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
				if (data59.arch !== void 0) {
					let data62 = data59.arch;
					if (Array.isArray(data62)) {
						const len13 = data62.length;
						for (let i13 = 0; i13 < len13; i13++) {
							let data63 = data62[i13];
							if (typeof data63 !== "string") {
								const err85 = {
									instancePath: instancePath + "/platform/arch/" + i13,
									schemaPath: "#/properties/platform/properties/arch/items/type",
									keyword: "type",
									params: { type: "string" }
								};
								if (vErrors === null) vErrors = [err85];
								else vErrors.push(err85);
								errors++;
							}
							if (!(data63 === "x86_64" || data63 === "aarch64" || data63 === "arm")) {
								const err86 = {
									instancePath: instancePath + "/platform/arch/" + i13,
									schemaPath: "#/properties/platform/properties/arch/items/enum",
									keyword: "enum",
									params: { allowedValues: schema31.properties.platform.properties.arch.items.enum }
								};
								if (vErrors === null) vErrors = [err86];
								else vErrors.push(err86);
								errors++;
							}
						}
					} else {
						const err87 = {
							instancePath: instancePath + "/platform/arch",
							schemaPath: "#/properties/platform/properties/arch/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err87];
						else vErrors.push(err87);
						errors++;
					}
				}
				if (data59.required_tools !== void 0) {
					let data64 = data59.required_tools;
					if (Array.isArray(data64)) {
						const len14 = data64.length;
						for (let i14 = 0; i14 < len14; i14++) if (typeof data64[i14] !== "string") {
							const err88 = {
								instancePath: instancePath + "/platform/required_tools/" + i14,
								schemaPath: "#/properties/platform/properties/required_tools/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err88];
							else vErrors.push(err88);
							errors++;
						}
					} else {
						const err89 = {
							instancePath: instancePath + "/platform/required_tools",
							schemaPath: "#/properties/platform/properties/required_tools/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err89];
						else vErrors.push(err89);
						errors++;
					}
				}
				if (data59.optional_tools !== void 0) {
					let data66 = data59.optional_tools;
					if (Array.isArray(data66)) {
						const len15 = data66.length;
						for (let i15 = 0; i15 < len15; i15++) if (typeof data66[i15] !== "string") {
							const err90 = {
								instancePath: instancePath + "/platform/optional_tools/" + i15,
								schemaPath: "#/properties/platform/properties/optional_tools/items/type",
								keyword: "type",
								params: { type: "string" }
							};
							if (vErrors === null) vErrors = [err90];
							else vErrors.push(err90);
							errors++;
						}
					} else {
						const err91 = {
							instancePath: instancePath + "/platform/optional_tools",
							schemaPath: "#/properties/platform/properties/optional_tools/type",
							keyword: "type",
							params: { type: "array" }
						};
						if (vErrors === null) vErrors = [err91];
						else vErrors.push(err91);
						errors++;
					}
				}
			} else {
				const err92 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/properties/platform/type",
					keyword: "type",
					params: { type: "object" }
				};
				if (vErrors === null) vErrors = [err92];
				else vErrors.push(err92);
				errors++;
			}
		}
	} else {
		const err93 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		};
		if (vErrors === null) vErrors = [err93];
		else vErrors.push(err93);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": {
		"skill": true,
		"provides": true,
		"knowledge": true,
		"recipes": true,
		"executable": true,
		"capabilities": true,
		"dependencies": true,
		"suggestions": true,
		"features": true,
		"platform": true
	},
	"dynamicProps": false,
	"dynamicItems": false
};
