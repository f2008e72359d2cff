import { a as __toCommonJS, i as __require, n as __esmMin, r as __exportAll, t as __commonJSMin } from "./rolldown-runtime.js";
import { $a as levels, B as diskTree, Ba as defaults, En as trustedConfigDecides, Gl as selfAndAncestors, Hl as nameOf, Ic as groupBy, Jl as UsageError, Qa as ConfigError, S as open, Ua as policyKeys, Va as mapKeys, Xa as globSchema, Xl as tool, Ya as described, Za as tableOf, _n as readAll, ac as isReachable, dn as clientTree, eo as acceptanceKey, et as newConfigPath, hn as blobId, io as isOffByDefault, ll as LineMap, oc as rulePage, qc as plainText, rl as policyKeyNames, to as subjectOf, ul as compareText, ut as check, vl as escapeInvisible, zl as isAtOrInside } from "./core.js";
import { i as rules, r as findRule } from "./catalog.js";
import { n as withAcceptance } from "./accept-entry.js";
import { n as planVersions } from "./bump.js";
import { n as markFixable } from "./fixable.js";
import { realpathSync, statSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
// node_modules/vscode-languageserver/lib/common/utils/is.js
var require_is$2 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolean = boolean;
	exports.string = string;
	exports.number = number;
	exports.error = error;
	exports.func = func;
	exports.array = array;
	exports.stringArray = stringArray;
	exports.typedArray = typedArray;
	exports.thenable = thenable;
	function boolean(value) {
		return value === true || value === false;
	}
	function string(value) {
		return typeof value === "string" || value instanceof String;
	}
	function number(value) {
		return typeof value === "number" || value instanceof Number;
	}
	function error(value) {
		return value instanceof Error;
	}
	function func(value) {
		return typeof value === "function";
	}
	function array(value) {
		return Array.isArray(value);
	}
	function stringArray(value) {
		return array(value) && value.every((elem) => string(elem));
	}
	function typedArray(value, check) {
		return Array.isArray(value) && value.every(check);
	}
	function thenable(value) {
		return value && func(value.then);
	}
}));
// node_modules/vscode-jsonrpc/lib/common/is.js
var require_is$1 = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolean = boolean;
	exports.string = string;
	exports.number = number;
	exports.error = error;
	exports.func = func;
	exports.array = array;
	exports.stringArray = stringArray;
	function boolean(value) {
		return value === true || value === false;
	}
	function string(value) {
		return typeof value === "string" || value instanceof String;
	}
	function number(value) {
		return typeof value === "number" || value instanceof Number;
	}
	function error(value) {
		return value instanceof Error;
	}
	function func(value) {
		return typeof value === "function";
	}
	function array(value) {
		return Array.isArray(value);
	}
	function stringArray(value) {
		return array(value) && value.every((elem) => string(elem));
	}
}));
// node_modules/vscode-jsonrpc/lib/common/messages.js
var require_messages$1 = __commonJSMin(((exports, module, this$19) => {
	var __createBinding = this$19 && this$19.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$19 && this$19.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$19 && this$19.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Message = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType = exports.RequestType0 = exports.AbstractMessageSignature = exports.ParameterStructures = exports.ResponseError = exports.ErrorCodes = void 0;
	const is = __importStar(require_is$1());
	var ErrorCodes;
	(function(ErrorCodes) {
		ErrorCodes.ParseError = -32700;
		ErrorCodes.InvalidRequest = -32600;
		ErrorCodes.MethodNotFound = -32601;
		ErrorCodes.InvalidParams = -32602;
		ErrorCodes.InternalError = -32603;
		ErrorCodes.jsonrpcReservedErrorRangeStart = -32099;
		ErrorCodes.serverErrorStart = -32099;
		ErrorCodes.MessageWriteError = -32099;
		ErrorCodes.MessageReadError = -32098;
		ErrorCodes.PendingResponseRejected = -32097;
		ErrorCodes.ConnectionInactive = -32096;
		ErrorCodes.ServerNotInitialized = -32002;
		ErrorCodes.UnknownErrorCode = -32001;
		ErrorCodes.jsonrpcReservedErrorRangeEnd = -32e3;
		ErrorCodes.serverErrorEnd = -32e3;
	})(ErrorCodes || (exports.ErrorCodes = ErrorCodes = {}));
	exports.ResponseError = class ResponseError extends Error {
		code;
		data;
		constructor(code, message, data) {
			super(message);
			this.code = is.number(code) ? code : ErrorCodes.UnknownErrorCode;
			this.data = data;
			Object.setPrototypeOf(this, ResponseError.prototype);
		}
		toJson() {
			const result = {
				code: this.code,
				message: this.message
			};
			if (this.data !== void 0) result.data = this.data;
			return result;
		}
	};
	var ParameterStructures = class ParameterStructures {
		kind;
		static auto = new ParameterStructures("auto");
		static byPosition = new ParameterStructures("byPosition");
		static byName = new ParameterStructures("byName");
		constructor(kind) {
			this.kind = kind;
		}
		static is(value) {
			return value === ParameterStructures.auto || value === ParameterStructures.byName || value === ParameterStructures.byPosition;
		}
		toString() {
			return this.kind;
		}
	};
	exports.ParameterStructures = ParameterStructures;
	var AbstractMessageSignature = class {
		method;
		numberOfParams;
		constructor(method, numberOfParams) {
			this.method = method;
			this.numberOfParams = numberOfParams;
		}
		get parameterStructures() {
			return ParameterStructures.auto;
		}
	};
	exports.AbstractMessageSignature = AbstractMessageSignature;
	var RequestType0 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 0);
		}
	};
	exports.RequestType0 = RequestType0;
	var RequestType = class extends AbstractMessageSignature {
		_parameterStructures;
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.RequestType = RequestType;
	var RequestType1 = class extends AbstractMessageSignature {
		_parameterStructures;
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.RequestType1 = RequestType1;
	var RequestType2 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 2);
		}
	};
	exports.RequestType2 = RequestType2;
	var RequestType3 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 3);
		}
	};
	exports.RequestType3 = RequestType3;
	var RequestType4 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 4);
		}
	};
	exports.RequestType4 = RequestType4;
	var RequestType5 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 5);
		}
	};
	exports.RequestType5 = RequestType5;
	var RequestType6 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 6);
		}
	};
	exports.RequestType6 = RequestType6;
	var RequestType7 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 7);
		}
	};
	exports.RequestType7 = RequestType7;
	var RequestType8 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 8);
		}
	};
	exports.RequestType8 = RequestType8;
	var RequestType9 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 9);
		}
	};
	exports.RequestType9 = RequestType9;
	var NotificationType = class extends AbstractMessageSignature {
		_parameterStructures;
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.NotificationType = NotificationType;
	var NotificationType0 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 0);
		}
	};
	exports.NotificationType0 = NotificationType0;
	var NotificationType1 = class extends AbstractMessageSignature {
		_parameterStructures;
		_;
		constructor(method, _parameterStructures = ParameterStructures.auto) {
			super(method, 1);
			this._parameterStructures = _parameterStructures;
		}
		get parameterStructures() {
			return this._parameterStructures;
		}
	};
	exports.NotificationType1 = NotificationType1;
	var NotificationType2 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 2);
		}
	};
	exports.NotificationType2 = NotificationType2;
	var NotificationType3 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 3);
		}
	};
	exports.NotificationType3 = NotificationType3;
	var NotificationType4 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 4);
		}
	};
	exports.NotificationType4 = NotificationType4;
	var NotificationType5 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 5);
		}
	};
	exports.NotificationType5 = NotificationType5;
	var NotificationType6 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 6);
		}
	};
	exports.NotificationType6 = NotificationType6;
	var NotificationType7 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 7);
		}
	};
	exports.NotificationType7 = NotificationType7;
	var NotificationType8 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 8);
		}
	};
	exports.NotificationType8 = NotificationType8;
	var NotificationType9 = class extends AbstractMessageSignature {
		_;
		constructor(method) {
			super(method, 9);
		}
	};
	exports.NotificationType9 = NotificationType9;
	var Message;
	(function(Message) {
		function isRequest(message) {
			const candidate = message;
			return candidate && is.string(candidate.method) && (is.string(candidate.id) || is.number(candidate.id));
		}
		Message.isRequest = isRequest;
		function isNotification(message) {
			const candidate = message;
			return candidate && is.string(candidate.method) && message.id === void 0;
		}
		Message.isNotification = isNotification;
		function isResponse(message) {
			const candidate = message;
			return candidate && (candidate.result !== void 0 || !!candidate.error) && (is.string(candidate.id) || is.number(candidate.id) || candidate.id === null);
		}
		Message.isResponse = isResponse;
	})(Message || (exports.Message = Message = {}));
}));
// node_modules/vscode-jsonrpc/lib/common/linkedMap.js
var require_linkedMap = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LRUCache = exports.LinkedMap = exports.Touch = void 0;
	var Touch;
	(function(Touch) {
		Touch.None = 0;
		Touch.First = 1;
		Touch.AsOld = Touch.First;
		Touch.Last = 2;
		Touch.AsNew = Touch.Last;
	})(Touch || (exports.Touch = Touch = {}));
	var LinkedMap = class {
		[Symbol.toStringTag] = "LinkedMap";
		_map;
		_head;
		_tail;
		_size;
		_state;
		constructor() {
			this._map = new Map();
			this._head = void 0;
			this._tail = void 0;
			this._size = 0;
			this._state = 0;
		}
		clear() {
			this._map.clear();
			this._head = void 0;
			this._tail = void 0;
			this._size = 0;
			this._state++;
		}
		isEmpty() {
			return !this._head && !this._tail;
		}
		get size() {
			return this._size;
		}
		get first() {
			return this._head?.value;
		}
		get last() {
			return this._tail?.value;
		}
		before(key) {
			const item = this._map.get(key);
			return item ? item.previous?.value : void 0;
		}
		after(key) {
			const item = this._map.get(key);
			return item ? item.next?.value : void 0;
		}
		has(key) {
			return this._map.has(key);
		}
		get(key, touch = Touch.None) {
			const item = this._map.get(key);
			if (!item) return;
			if (touch !== Touch.None) this.touch(item, touch);
			return item.value;
		}
		set(key, value, touch = Touch.None) {
			let item = this._map.get(key);
			if (item) {
				item.value = value;
				if (touch !== Touch.None) this.touch(item, touch);
			} else {
				item = {
					key,
					value,
					next: void 0,
					previous: void 0
				};
				switch (touch) {
					case Touch.None:
						this.addItemLast(item);
						break;
					case Touch.First:
						this.addItemFirst(item);
						break;
					case Touch.Last:
						this.addItemLast(item);
						break;
					default: this.addItemLast(item);
				}
				this._map.set(key, item);
				this._size++;
			}
			return this;
		}
		delete(key) {
			return !!this.remove(key);
		}
		remove(key) {
			const item = this._map.get(key);
			if (!item) return;
			this._map.delete(key);
			this.removeItem(item);
			this._size--;
			return item.value;
		}
		shift() {
			if (!this._head && !this._tail) return;
			if (!this._head || !this._tail) throw new Error("Invalid list");
			const item = this._head;
			this._map.delete(item.key);
			this.removeItem(item);
			this._size--;
			return item.value;
		}
		forEach(callbackfn, thisArg) {
			const state = this._state;
			let current = this._head;
			while (current) {
				if (thisArg) callbackfn.bind(thisArg)(current.value, current.key, this);
				else callbackfn(current.value, current.key, this);
				if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
				current = current.next;
			}
		}
		keys() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: current.key,
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		values() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: current.value,
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		entries() {
			const state = this._state;
			let current = this._head;
			const iterator = {
				[Symbol.iterator]: () => {
					return iterator;
				},
				next: () => {
					if (this._state !== state) throw new Error(`LinkedMap got modified during iteration.`);
					if (current) {
						const result = {
							value: [current.key, current.value],
							done: false
						};
						current = current.next;
						return result;
					} else return {
						value: void 0,
						done: true
					};
				}
			};
			return iterator;
		}
		[Symbol.iterator]() {
			return this.entries();
		}
		trimOld(newSize) {
			if (newSize >= this.size) return;
			if (newSize === 0) {
				this.clear();
				return;
			}
			let current = this._head;
			let currentSize = this.size;
			while (current && currentSize > newSize) {
				this._map.delete(current.key);
				current = current.next;
				currentSize--;
			}
			this._head = current;
			this._size = currentSize;
			if (current) current.previous = void 0;
			this._state++;
		}
		addItemFirst(item) {
			if (!this._head && !this._tail) this._tail = item;
			else if (!this._head) throw new Error("Invalid list");
			else {
				item.next = this._head;
				this._head.previous = item;
			}
			this._head = item;
			this._state++;
		}
		addItemLast(item) {
			if (!this._head && !this._tail) this._head = item;
			else if (!this._tail) throw new Error("Invalid list");
			else {
				item.previous = this._tail;
				this._tail.next = item;
			}
			this._tail = item;
			this._state++;
		}
		removeItem(item) {
			if (item === this._head && item === this._tail) {
				this._head = void 0;
				this._tail = void 0;
			} else if (item === this._head) {
				if (!item.next) throw new Error("Invalid list");
				item.next.previous = void 0;
				this._head = item.next;
			} else if (item === this._tail) {
				if (!item.previous) throw new Error("Invalid list");
				item.previous.next = void 0;
				this._tail = item.previous;
			} else {
				const next = item.next;
				const previous = item.previous;
				if (!next || !previous) throw new Error("Invalid list");
				next.previous = previous;
				previous.next = next;
			}
			item.next = void 0;
			item.previous = void 0;
			this._state++;
		}
		touch(item, touch) {
			if (!this._head || !this._tail) throw new Error("Invalid list");
			if (touch !== Touch.First && touch !== Touch.Last) return;
			if (touch === Touch.First) {
				if (item === this._head) return;
				const next = item.next;
				const previous = item.previous;
				if (item === this._tail) {
					previous.next = void 0;
					this._tail = previous;
				} else {
					next.previous = previous;
					previous.next = next;
				}
				item.previous = void 0;
				item.next = this._head;
				this._head.previous = item;
				this._head = item;
				this._state++;
			} else if (touch === Touch.Last) {
				if (item === this._tail) return;
				const next = item.next;
				const previous = item.previous;
				if (item === this._head) {
					next.previous = void 0;
					this._head = next;
				} else {
					next.previous = previous;
					previous.next = next;
				}
				item.next = void 0;
				item.previous = this._tail;
				this._tail.next = item;
				this._tail = item;
				this._state++;
			}
		}
		toJSON() {
			const data = [];
			this.forEach((value, key) => {
				data.push([key, value]);
			});
			return data;
		}
		fromJSON(data) {
			this.clear();
			for (const [key, value] of data) this.set(key, value);
		}
	};
	exports.LinkedMap = LinkedMap;
	var LRUCache = class extends LinkedMap {
		_limit;
		_ratio;
		constructor(limit, ratio = 1) {
			super();
			this._limit = limit;
			this._ratio = Math.min(Math.max(0, ratio), 1);
		}
		get limit() {
			return this._limit;
		}
		set limit(limit) {
			this._limit = limit;
			this.checkTrim();
		}
		get ratio() {
			return this._ratio;
		}
		set ratio(ratio) {
			this._ratio = Math.min(Math.max(0, ratio), 1);
			this.checkTrim();
		}
		get(key, touch = Touch.AsNew) {
			return super.get(key, touch);
		}
		peek(key) {
			return super.get(key, Touch.None);
		}
		set(key, value) {
			super.set(key, value, Touch.Last);
			this.checkTrim();
			return this;
		}
		checkTrim() {
			if (this.size > this._limit) this.trimOld(Math.round(this._limit * this._ratio));
		}
	};
	exports.LRUCache = LRUCache;
}));
// node_modules/vscode-jsonrpc/lib/common/disposable.js
var require_disposable = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Disposable = void 0;
	var Disposable;
	(function(Disposable) {
		function create(func) {
			return { dispose: func };
		}
		Disposable.create = create;
	})(Disposable || (exports.Disposable = Disposable = {}));
}));
// node_modules/vscode-jsonrpc/lib/common/ral.js
var require_ral = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	let _ral;
	function RAL() {
		if (_ral === void 0) throw new Error(`No runtime abstraction layer installed`);
		return _ral;
	}
	(function(RAL) {
		function install(ral) {
			if (ral === void 0) throw new Error(`No runtime abstraction layer provided`);
			_ral = ral;
		}
		RAL.install = install;
	})(RAL || (RAL = {}));
	exports.default = RAL;
}));
// node_modules/vscode-jsonrpc/lib/common/events.js
var require_events = __commonJSMin(((exports, module, this$18) => {
	var __importDefault = this$18 && this$18.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Emitter = exports.Event = void 0;
	const ral_1 = __importDefault(require_ral());
	var Event;
	(function(Event) {
		const _disposable = { dispose() {} };
		Event.None = function() {
			return _disposable;
		};
	})(Event || (exports.Event = Event = {}));
	var CallbackList = class {
		_callbacks;
		_contexts;
		add(callback, context = null, bucket) {
			if (!this._callbacks) {
				this._callbacks = [];
				this._contexts = [];
			}
			this._callbacks.push(callback);
			this._contexts.push(context);
			if (Array.isArray(bucket)) bucket.push({ dispose: () => this.remove(callback, context) });
		}
		remove(callback, context = null) {
			if (!this._callbacks) return;
			let foundCallbackWithDifferentContext = false;
			for (let i = 0, len = this._callbacks.length; i < len; i++) if (this._callbacks[i] === callback) {
				if (this._contexts[i] === context) {
					this._callbacks.splice(i, 1);
					this._contexts.splice(i, 1);
					return;
				} else foundCallbackWithDifferentContext = true;
			}
			if (foundCallbackWithDifferentContext) throw new Error("When adding a listener with a context, you should remove it with the same context");
		}
		invoke(...args) {
			if (!this._callbacks) return [];
			const ret = [], callbacks = this._callbacks.slice(0), contexts = this._contexts.slice(0);
			for (let i = 0, len = callbacks.length; i < len; i++) try {
				ret.push(callbacks[i].apply(contexts[i], args));
			} catch (e) {
				(0, ral_1.default)().console.error(e);
			}
			return ret;
		}
		isEmpty() {
			return !this._callbacks || this._callbacks.length === 0;
		}
		dispose() {
			this._callbacks = void 0;
			this._contexts = void 0;
		}
	};
	exports.Emitter = class Emitter {
		_options;
		static _noop = function() {};
		_event;
		_callbacks;
		constructor(_options) {
			this._options = _options;
		}
		get event() {
			if (!this._event) this._event = (listener, thisArgs, disposables) => {
				if (!this._callbacks) this._callbacks = new CallbackList();
				if (this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty()) this._options.onFirstListenerAdd(this);
				this._callbacks.add(listener, thisArgs);
				const result = { dispose: () => {
					if (!this._callbacks) return;
					this._callbacks.remove(listener, thisArgs);
					result.dispose = Emitter._noop;
					if (this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty()) this._options.onLastListenerRemove(this);
				} };
				if (Array.isArray(disposables)) disposables.push(result);
				return result;
			};
			return this._event;
		}
		fire(event) {
			if (this._callbacks) this._callbacks.invoke.call(this._callbacks, event);
		}
		dispose() {
			if (this._callbacks) {
				this._callbacks.dispose();
				this._callbacks = void 0;
			}
		}
	};
}));
// node_modules/vscode-jsonrpc/lib/common/cancellation.js
var require_cancellation = __commonJSMin(((exports, module, this$17) => {
	var __createBinding = this$17 && this$17.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$17 && this$17.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$17 && this$17.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$17 && this$17.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CancellationTokenSource = exports.CancellationToken = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is$1());
	const events_1 = require_events();
	var CancellationToken;
	(function(CancellationToken) {
		CancellationToken.None = Object.freeze({
			isCancellationRequested: false,
			onCancellationRequested: events_1.Event.None
		});
		CancellationToken.Cancelled = Object.freeze({
			isCancellationRequested: true,
			onCancellationRequested: events_1.Event.None
		});
		function is(value) {
			const candidate = value;
			return candidate && (candidate === CancellationToken.None || candidate === CancellationToken.Cancelled || Is.boolean(candidate.isCancellationRequested) && !!candidate.onCancellationRequested);
		}
		CancellationToken.is = is;
	})(CancellationToken || (exports.CancellationToken = CancellationToken = {}));
	const shortcutEvent = Object.freeze(function(callback, context) {
		const handle = (0, ral_1.default)().timer.setTimeout(callback.bind(context), 0);
		return { dispose() {
			handle.dispose();
		} };
	});
	var MutableToken = class {
		_isCancelled = false;
		_emitter;
		cancel() {
			if (!this._isCancelled) {
				this._isCancelled = true;
				if (this._emitter) {
					this._emitter.fire(void 0);
					this.dispose();
				}
			}
		}
		get isCancellationRequested() {
			return this._isCancelled;
		}
		get onCancellationRequested() {
			if (this._isCancelled) return shortcutEvent;
			if (!this._emitter) this._emitter = new events_1.Emitter();
			return this._emitter.event;
		}
		dispose() {
			if (this._emitter) {
				this._emitter.dispose();
				this._emitter = void 0;
			}
		}
	};
	var CancellationTokenSource = class {
		_token;
		get token() {
			if (!this._token) this._token = new MutableToken();
			return this._token;
		}
		cancel() {
			if (!this._token) this._token = CancellationToken.Cancelled;
			else this._token.cancel();
		}
		dispose() {
			if (!this._token) this._token = CancellationToken.None;
			else if (this._token instanceof MutableToken) this._token.dispose();
		}
	};
	exports.CancellationTokenSource = CancellationTokenSource;
}));
// node_modules/vscode-jsonrpc/lib/common/sharedArrayCancellation.js
var require_sharedArrayCancellation = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = void 0;
	const cancellation_1 = require_cancellation();
	var CancellationState;
	(function(CancellationState) {
		CancellationState.Continue = 0;
		CancellationState.Cancelled = 1;
	})(CancellationState || (CancellationState = {}));
	var SharedArraySenderStrategy = class {
		buffers;
		constructor() {
			this.buffers = new Map();
		}
		enableCancellation(request) {
			if (request.id === null) return;
			const buffer = new SharedArrayBuffer(4);
			const data = new Int32Array(buffer, 0, 1);
			data[0] = CancellationState.Continue;
			this.buffers.set(request.id, buffer);
			request.$cancellationData = buffer;
		}
		async sendCancellation(_conn, id) {
			const buffer = this.buffers.get(id);
			if (buffer === void 0) return;
			const data = new Int32Array(buffer, 0, 1);
			Atomics.store(data, 0, CancellationState.Cancelled);
		}
		cleanup(id) {
			this.buffers.delete(id);
		}
		dispose() {
			this.buffers.clear();
		}
	};
	exports.SharedArraySenderStrategy = SharedArraySenderStrategy;
	var SharedArrayBufferCancellationToken = class {
		data;
		constructor(buffer) {
			this.data = new Int32Array(buffer, 0, 1);
		}
		get isCancellationRequested() {
			return Atomics.load(this.data, 0) === CancellationState.Cancelled;
		}
		get onCancellationRequested() {
			throw new Error(`Cancellation over SharedArrayBuffer doesn't support cancellation events`);
		}
	};
	var SharedArrayBufferCancellationTokenSource = class {
		token;
		constructor(buffer) {
			this.token = new SharedArrayBufferCancellationToken(buffer);
		}
		cancel() {}
		dispose() {}
	};
	var SharedArrayReceiverStrategy = class {
		kind = "request";
		createCancellationTokenSource(request) {
			const buffer = request.$cancellationData;
			if (buffer === void 0) return new cancellation_1.CancellationTokenSource();
			return new SharedArrayBufferCancellationTokenSource(buffer);
		}
	};
	exports.SharedArrayReceiverStrategy = SharedArrayReceiverStrategy;
}));
// node_modules/vscode-jsonrpc/lib/common/semaphore.js
var require_semaphore = __commonJSMin(((exports, module, this$16) => {
	var __importDefault = this$16 && this$16.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Semaphore = void 0;
	const ral_1 = __importDefault(require_ral());
	var Semaphore = class {
		_capacity;
		_active;
		_waiting;
		constructor(capacity = 1) {
			if (capacity <= 0) throw new Error("Capacity must be greater than 0");
			this._capacity = capacity;
			this._active = 0;
			this._waiting = [];
		}
		lock(thunk) {
			return new Promise((resolve, reject) => {
				this._waiting.push({
					thunk,
					resolve,
					reject
				});
				this.runNext();
			});
		}
		get active() {
			return this._active;
		}
		runNext() {
			if (this._waiting.length === 0 || this._active === this._capacity) return;
			(0, ral_1.default)().timer.setImmediate(() => this.doRunNext());
		}
		doRunNext() {
			if (this._waiting.length === 0 || this._active === this._capacity) return;
			const next = this._waiting.shift();
			this._active++;
			if (this._active > this._capacity) throw new Error(`Too many thunks active`);
			try {
				const result = next.thunk();
				if (result instanceof Promise) result.then((value) => {
					this._active--;
					next.resolve(value);
					this.runNext();
				}, (err) => {
					this._active--;
					next.reject(err);
					this.runNext();
				});
				else {
					this._active--;
					next.resolve(result);
					this.runNext();
				}
			} catch (err) {
				this._active--;
				next.reject(err);
				this.runNext();
			}
		}
	};
	exports.Semaphore = Semaphore;
}));
// node_modules/vscode-jsonrpc/lib/common/messageReader.js
var require_messageReader = __commonJSMin(((exports, module, this$15) => {
	var __createBinding = this$15 && this$15.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$15 && this$15.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$15 && this$15.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$15 && this$15.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is$1());
	const events_1 = require_events();
	const semaphore_1 = require_semaphore();
	var MessageReader;
	(function(MessageReader) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.listen) && Is.func(candidate.dispose) && Is.func(candidate.onError) && Is.func(candidate.onClose) && Is.func(candidate.onPartialMessage);
		}
		MessageReader.is = is;
	})(MessageReader || (exports.MessageReader = MessageReader = {}));
	var AbstractMessageReader = class {
		errorEmitter;
		closeEmitter;
		partialMessageEmitter;
		constructor() {
			this.errorEmitter = new events_1.Emitter();
			this.closeEmitter = new events_1.Emitter();
			this.partialMessageEmitter = new events_1.Emitter();
		}
		dispose() {
			this.errorEmitter.dispose();
			this.closeEmitter.dispose();
			this.partialMessageEmitter.dispose();
		}
		get onError() {
			return this.errorEmitter.event;
		}
		fireError(error) {
			this.errorEmitter.fire(this.asError(error));
		}
		get onClose() {
			return this.closeEmitter.event;
		}
		fireClose() {
			this.closeEmitter.fire(void 0);
		}
		get onPartialMessage() {
			return this.partialMessageEmitter.event;
		}
		firePartialMessage(info) {
			this.partialMessageEmitter.fire(info);
		}
		asError(error) {
			if (error instanceof Error) return error;
			else return new Error(`Reader received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
		}
	};
	exports.AbstractMessageReader = AbstractMessageReader;
	var ResolvedMessageReaderOptions;
	(function(ResolvedMessageReaderOptions) {
		function fromOptions(options) {
			let charset;
			let contentDecoder;
			const contentDecoders = new Map();
			let contentTypeDecoder;
			const contentTypeDecoders = new Map();
			if (options === void 0 || typeof options === "string") charset = options ?? "utf-8";
			else {
				charset = options.charset ?? "utf-8";
				if (options.contentDecoder !== void 0) {
					contentDecoder = options.contentDecoder;
					contentDecoders.set(contentDecoder.name, contentDecoder);
				}
				if (options.contentDecoders !== void 0) for (const decoder of options.contentDecoders) contentDecoders.set(decoder.name, decoder);
				if (options.contentTypeDecoder !== void 0) {
					contentTypeDecoder = options.contentTypeDecoder;
					contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
				}
				if (options.contentTypeDecoders !== void 0) for (const decoder of options.contentTypeDecoders) contentTypeDecoders.set(decoder.name, decoder);
			}
			if (contentTypeDecoder === void 0) {
				contentTypeDecoder = (0, ral_1.default)().applicationJson.decoder;
				contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
			}
			return {
				charset,
				contentDecoder,
				contentDecoders,
				contentTypeDecoder,
				contentTypeDecoders
			};
		}
		ResolvedMessageReaderOptions.fromOptions = fromOptions;
	})(ResolvedMessageReaderOptions || (ResolvedMessageReaderOptions = {}));
	var ReadableStreamMessageReader = class extends AbstractMessageReader {
		readable;
		options;
		callback;
		nextMessageLength;
		messageToken;
		buffer;
		partialMessageTimer;
		_partialMessageTimeout;
		readSemaphore;
		constructor(readable, options) {
			super();
			this.readable = readable;
			this.options = ResolvedMessageReaderOptions.fromOptions(options);
			this.buffer = (0, ral_1.default)().messageBuffer.create(this.options.charset);
			this._partialMessageTimeout = 1e4;
			this.nextMessageLength = -1;
			this.messageToken = 0;
			this.readSemaphore = new semaphore_1.Semaphore(1);
		}
		set partialMessageTimeout(timeout) {
			this._partialMessageTimeout = timeout;
		}
		get partialMessageTimeout() {
			return this._partialMessageTimeout;
		}
		listen(callback) {
			this.nextMessageLength = -1;
			this.messageToken = 0;
			this.partialMessageTimer = void 0;
			this.callback = callback;
			const result = this.readable.onData((data) => {
				this.onData(data);
			});
			this.readable.onError((error) => this.fireError(error));
			this.readable.onClose(() => this.fireClose());
			return result;
		}
		onData(data) {
			try {
				this.buffer.append(data);
				while (true) {
					if (this.nextMessageLength === -1) {
						const headers = this.buffer.tryReadHeaders(true);
						if (!headers) return;
						const contentLength = headers.get("content-length");
						if (!contentLength) {
							this.fireError(new Error(`Header must provide a Content-Length property.\n${JSON.stringify(Object.fromEntries(headers))}`));
							return;
						}
						const length = parseInt(contentLength);
						if (isNaN(length)) {
							this.fireError(new Error(`Content-Length value must be a number. Got ${contentLength}`));
							return;
						}
						this.nextMessageLength = length;
					}
					const body = this.buffer.tryReadBody(this.nextMessageLength);
					if (body === void 0) {
						this.setPartialMessageTimer();
						return;
					}
					this.clearPartialMessageTimer();
					this.nextMessageLength = -1;
					this.readSemaphore.lock(async () => {
						const bytes = this.options.contentDecoder !== void 0 ? await this.options.contentDecoder.decode(body) : body;
						const message = await this.options.contentTypeDecoder.decode(bytes, this.options);
						this.callback(message);
					}).catch((error) => {
						this.fireError(error);
					});
				}
			} catch (error) {
				this.fireError(error);
			}
		}
		clearPartialMessageTimer() {
			if (this.partialMessageTimer) {
				this.partialMessageTimer.dispose();
				this.partialMessageTimer = void 0;
			}
		}
		setPartialMessageTimer() {
			this.clearPartialMessageTimer();
			if (this._partialMessageTimeout <= 0) return;
			this.partialMessageTimer = (0, ral_1.default)().timer.setTimeout((token, timeout) => {
				this.partialMessageTimer = void 0;
				if (token === this.messageToken) {
					this.firePartialMessage({
						messageToken: token,
						waitingTime: timeout
					});
					this.setPartialMessageTimer();
				}
			}, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout);
		}
	};
	exports.ReadableStreamMessageReader = ReadableStreamMessageReader;
}));
// node_modules/vscode-jsonrpc/lib/common/messageWriter.js
var require_messageWriter = __commonJSMin(((exports, module, this$14) => {
	var __createBinding = this$14 && this$14.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$14 && this$14.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$14 && this$14.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$14 && this$14.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = void 0;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is$1());
	const semaphore_1 = require_semaphore();
	const events_1 = require_events();
	const ContentLength = "Content-Length: ";
	const CRLF = "\r\n";
	var MessageWriter;
	(function(MessageWriter) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.dispose) && Is.func(candidate.onClose) && Is.func(candidate.onError) && Is.func(candidate.write);
		}
		MessageWriter.is = is;
	})(MessageWriter || (exports.MessageWriter = MessageWriter = {}));
	var AbstractMessageWriter = class {
		errorEmitter;
		closeEmitter;
		constructor() {
			this.errorEmitter = new events_1.Emitter();
			this.closeEmitter = new events_1.Emitter();
		}
		dispose() {
			this.errorEmitter.dispose();
			this.closeEmitter.dispose();
		}
		get onError() {
			return this.errorEmitter.event;
		}
		fireError(error, message, count) {
			this.errorEmitter.fire([
				this.asError(error),
				message,
				count
			]);
		}
		get onClose() {
			return this.closeEmitter.event;
		}
		fireClose() {
			this.closeEmitter.fire(void 0);
		}
		asError(error) {
			if (error instanceof Error) return error;
			else return new Error(`Writer received error. Reason: ${Is.string(error.message) ? error.message : "unknown"}`);
		}
	};
	exports.AbstractMessageWriter = AbstractMessageWriter;
	var ResolvedMessageWriterOptions;
	(function(ResolvedMessageWriterOptions) {
		function fromOptions(options) {
			if (options === void 0 || typeof options === "string") return {
				charset: options ?? "utf-8",
				contentTypeEncoder: (0, ral_1.default)().applicationJson.encoder
			};
			else return {
				charset: options.charset ?? "utf-8",
				contentEncoder: options.contentEncoder,
				contentTypeEncoder: options.contentTypeEncoder ?? (0, ral_1.default)().applicationJson.encoder
			};
		}
		ResolvedMessageWriterOptions.fromOptions = fromOptions;
	})(ResolvedMessageWriterOptions || (ResolvedMessageWriterOptions = {}));
	var WriteableStreamMessageWriter = class extends AbstractMessageWriter {
		writable;
		options;
		errorCount;
		writeSemaphore;
		constructor(writable, options) {
			super();
			this.writable = writable;
			this.options = ResolvedMessageWriterOptions.fromOptions(options);
			this.errorCount = 0;
			this.writeSemaphore = new semaphore_1.Semaphore(1);
			this.writable.onError((error) => this.fireError(error));
			this.writable.onClose(() => this.fireClose());
		}
		async write(msg) {
			return this.writeSemaphore.lock(async () => {
				return this.options.contentTypeEncoder.encode(msg, this.options).then((buffer) => {
					if (this.options.contentEncoder !== void 0) return this.options.contentEncoder.encode(buffer);
					else return buffer;
				}).then((buffer) => {
					const headers = [];
					headers.push(ContentLength, buffer.byteLength.toString(), CRLF);
					headers.push(CRLF);
					return this.doWrite(msg, headers, buffer);
				}, (error) => {
					this.fireError(error);
					throw error;
				});
			});
		}
		async doWrite(msg, headers, data) {
			try {
				await this.writable.write(headers.join(""), "ascii");
				return this.writable.write(data);
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {
			this.writable.end();
		}
	};
	exports.WriteableStreamMessageWriter = WriteableStreamMessageWriter;
}));
// node_modules/vscode-jsonrpc/lib/common/messageBuffer.js
var require_messageBuffer = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.AbstractMessageBuffer = void 0;
	const CR = 13;
	const LF = 10;
	const CRLF = "\r\n";
	var AbstractMessageBuffer = class {
		_encoding;
		_chunks;
		_totalLength;
		constructor(encoding = "utf-8") {
			this._encoding = encoding;
			this._chunks = [];
			this._totalLength = 0;
		}
		get encoding() {
			return this._encoding;
		}
		append(chunk) {
			const toAppend = typeof chunk === "string" ? this.fromString(chunk, this._encoding) : chunk;
			this._chunks.push(toAppend);
			this._totalLength += toAppend.byteLength;
		}
		tryReadHeaders(lowerCaseKeys = false) {
			if (this._chunks.length === 0) return;
			let state = 0;
			let chunkIndex = 0;
			let offset = 0;
			let chunkBytesRead = 0;
			row: while (chunkIndex < this._chunks.length) {
				const chunk = this._chunks[chunkIndex];
				offset = 0;
				while (offset < chunk.length) {
					switch (chunk[offset]) {
						case CR:
							switch (state) {
								case 0:
									state = 1;
									break;
								case 2:
									state = 3;
									break;
								default: state = 0;
							}
							break;
						case LF:
							switch (state) {
								case 1:
									state = 2;
									break;
								case 3:
									state = 4;
									offset++;
									break row;
								default: state = 0;
							}
							break;
						default: state = 0;
					}
					offset++;
				}
				chunkBytesRead += chunk.byteLength;
				chunkIndex++;
			}
			if (state !== 4) return;
			const buffer = this._read(chunkBytesRead + offset);
			const result = new Map();
			const headers = this.toString(buffer, "ascii").split(CRLF);
			if (headers.length < 2) return result;
			for (let i = 0; i < headers.length - 2; i++) {
				const header = headers[i];
				const index = header.indexOf(":");
				if (index === -1) throw new Error(`Message header must separate key and value using ':'\n${header}`);
				const key = header.substr(0, index);
				const value = header.substr(index + 1).trim();
				result.set(lowerCaseKeys ? key.toLowerCase() : key, value);
			}
			return result;
		}
		tryReadBody(length) {
			if (this._totalLength < length) return;
			return this._read(length);
		}
		get numberOfBytes() {
			return this._totalLength;
		}
		_read(byteCount) {
			if (byteCount === 0) return this.emptyBuffer();
			if (byteCount > this._totalLength) throw new Error(`Cannot read so many bytes!`);
			if (this._chunks[0].byteLength === byteCount) {
				const chunk = this._chunks[0];
				this._chunks.shift();
				this._totalLength -= byteCount;
				return this.asNative(chunk);
			}
			if (this._chunks[0].byteLength > byteCount) {
				const chunk = this._chunks[0];
				const result = this.asNative(chunk, byteCount);
				this._chunks[0] = chunk.slice(byteCount);
				this._totalLength -= byteCount;
				return result;
			}
			const result = this.allocNative(byteCount);
			let resultOffset = 0;
			const chunkIndex = 0;
			while (byteCount > 0) {
				const chunk = this._chunks[chunkIndex];
				if (chunk.byteLength > byteCount) {
					const chunkPart = chunk.slice(0, byteCount);
					result.set(chunkPart, resultOffset);
					resultOffset += byteCount;
					this._chunks[chunkIndex] = chunk.slice(byteCount);
					this._totalLength -= byteCount;
					byteCount -= byteCount;
				} else {
					result.set(chunk, resultOffset);
					resultOffset += chunk.byteLength;
					this._chunks.shift();
					this._totalLength -= chunk.byteLength;
					byteCount -= chunk.byteLength;
				}
			}
			return result;
		}
	};
	exports.AbstractMessageBuffer = AbstractMessageBuffer;
}));
// node_modules/vscode-jsonrpc/lib/common/connection.js
var require_connection$1 = __commonJSMin(((exports, module, this$13) => {
	var __createBinding = this$13 && this$13.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$13 && this$13.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$13 && this$13.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __importDefault = this$13 && this$13.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ConnectionOptions = exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.ConnectionStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = exports.NullLogger = exports.ProgressType = exports.ProgressToken = void 0;
	exports.createMessageConnection = createMessageConnection;
	const ral_1 = __importDefault(require_ral());
	const Is = __importStar(require_is$1());
	const messages_1 = require_messages$1();
	const linkedMap_1 = require_linkedMap();
	const events_1 = require_events();
	const cancellation_1 = require_cancellation();
	var CancelNotification;
	(function(CancelNotification) {
		CancelNotification.type = new messages_1.NotificationType("$/cancelRequest");
	})(CancelNotification || (CancelNotification = {}));
	var ProgressToken;
	(function(ProgressToken) {
		function is(value) {
			return typeof value === "string" || typeof value === "number";
		}
		ProgressToken.is = is;
	})(ProgressToken || (exports.ProgressToken = ProgressToken = {}));
	var ProgressNotification;
	(function(ProgressNotification) {
		ProgressNotification.type = new messages_1.NotificationType("$/progress");
	})(ProgressNotification || (ProgressNotification = {}));
	var ProgressType = class {
		__;
		_pr;
		constructor() {}
	};
	exports.ProgressType = ProgressType;
	var StarRequestHandler;
	(function(StarRequestHandler) {
		function is(value) {
			return Is.func(value);
		}
		StarRequestHandler.is = is;
	})(StarRequestHandler || (StarRequestHandler = {}));
	exports.NullLogger = Object.freeze({
		error: () => {},
		warn: () => {},
		info: () => {},
		log: () => {}
	});
	var Trace;
	(function(Trace) {
		Trace[Trace["Off"] = 0] = "Off";
		Trace[Trace["Messages"] = 1] = "Messages";
		Trace[Trace["Compact"] = 2] = "Compact";
		Trace[Trace["Verbose"] = 3] = "Verbose";
	})(Trace || (exports.Trace = Trace = {}));
	var TraceValue;
	(function(TraceValue) {
		TraceValue.Off = "off";
		TraceValue.Messages = "messages";
		TraceValue.Compact = "compact";
		TraceValue.Verbose = "verbose";
	})(TraceValue || (exports.TraceValue = TraceValue = {}));
	exports.TraceValues = TraceValue;
	(function(Trace) {
		function fromString(value) {
			if (!Is.string(value)) return Trace.Off;
			value = value.toLowerCase();
			switch (value) {
				case "off": return Trace.Off;
				case "messages": return Trace.Messages;
				case "compact": return Trace.Compact;
				case "verbose": return Trace.Verbose;
				default: return Trace.Off;
			}
		}
		Trace.fromString = fromString;
		function toString(value) {
			switch (value) {
				case Trace.Off: return "off";
				case Trace.Messages: return "messages";
				case Trace.Compact: return "compact";
				case Trace.Verbose: return "verbose";
				default: return "off";
			}
		}
		Trace.toString = toString;
	})(Trace || (exports.Trace = Trace = {}));
	var TraceFormat;
	(function(TraceFormat) {
		TraceFormat["Text"] = "text";
		TraceFormat["JSON"] = "json";
	})(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
	(function(TraceFormat) {
		function fromString(value) {
			if (!Is.string(value)) return TraceFormat.Text;
			value = value.toLowerCase();
			if (value === "json") return TraceFormat.JSON;
			else return TraceFormat.Text;
		}
		TraceFormat.fromString = fromString;
	})(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
	var SetTraceNotification;
	(function(SetTraceNotification) {
		SetTraceNotification.type = new messages_1.NotificationType("$/setTrace");
	})(SetTraceNotification || (exports.SetTraceNotification = SetTraceNotification = {}));
	var LogTraceNotification;
	(function(LogTraceNotification) {
		LogTraceNotification.type = new messages_1.NotificationType("$/logTrace");
	})(LogTraceNotification || (exports.LogTraceNotification = LogTraceNotification = {}));
	var ConnectionErrors;
	(function(ConnectionErrors) {
		ConnectionErrors[ConnectionErrors["Closed"] = 1] = "Closed";
		ConnectionErrors[ConnectionErrors["Disposed"] = 2] = "Disposed";
		ConnectionErrors[ConnectionErrors["AlreadyListening"] = 3] = "AlreadyListening";
	})(ConnectionErrors || (exports.ConnectionErrors = ConnectionErrors = {}));
	var ConnectionError = class ConnectionError extends Error {
		code;
		constructor(code, message) {
			super(message);
			this.code = code;
			Object.setPrototypeOf(this, ConnectionError.prototype);
		}
	};
	exports.ConnectionError = ConnectionError;
	var ConnectionStrategy;
	(function(ConnectionStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.cancelUndispatched);
		}
		ConnectionStrategy.is = is;
	})(ConnectionStrategy || (exports.ConnectionStrategy = ConnectionStrategy = {}));
	var IdCancellationReceiverStrategy;
	(function(IdCancellationReceiverStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && (candidate.kind === void 0 || candidate.kind === "id") && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
		}
		IdCancellationReceiverStrategy.is = is;
	})(IdCancellationReceiverStrategy || (exports.IdCancellationReceiverStrategy = IdCancellationReceiverStrategy = {}));
	var RequestCancellationReceiverStrategy;
	(function(RequestCancellationReceiverStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "request" && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === void 0 || Is.func(candidate.dispose));
		}
		RequestCancellationReceiverStrategy.is = is;
	})(RequestCancellationReceiverStrategy || (exports.RequestCancellationReceiverStrategy = RequestCancellationReceiverStrategy = {}));
	var CancellationReceiverStrategy;
	(function(CancellationReceiverStrategy) {
		CancellationReceiverStrategy.Message = Object.freeze({ createCancellationTokenSource(_) {
			return new cancellation_1.CancellationTokenSource();
		} });
		function is(value) {
			return IdCancellationReceiverStrategy.is(value) || RequestCancellationReceiverStrategy.is(value);
		}
		CancellationReceiverStrategy.is = is;
	})(CancellationReceiverStrategy || (exports.CancellationReceiverStrategy = CancellationReceiverStrategy = {}));
	var CancellationSenderStrategy;
	(function(CancellationSenderStrategy) {
		CancellationSenderStrategy.Message = Object.freeze({
			sendCancellation(conn, id) {
				return conn.sendNotification(CancelNotification.type, { id });
			},
			cleanup(_) {}
		});
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.sendCancellation) && Is.func(candidate.cleanup);
		}
		CancellationSenderStrategy.is = is;
	})(CancellationSenderStrategy || (exports.CancellationSenderStrategy = CancellationSenderStrategy = {}));
	var CancellationStrategy;
	(function(CancellationStrategy) {
		CancellationStrategy.Message = Object.freeze({
			receiver: CancellationReceiverStrategy.Message,
			sender: CancellationSenderStrategy.Message
		});
		function is(value) {
			const candidate = value;
			return candidate && CancellationReceiverStrategy.is(candidate.receiver) && CancellationSenderStrategy.is(candidate.sender);
		}
		CancellationStrategy.is = is;
	})(CancellationStrategy || (exports.CancellationStrategy = CancellationStrategy = {}));
	var MessageStrategy;
	(function(MessageStrategy) {
		function is(value) {
			const candidate = value;
			return candidate && Is.func(candidate.handleMessage);
		}
		MessageStrategy.is = is;
	})(MessageStrategy || (exports.MessageStrategy = MessageStrategy = {}));
	var ConnectionOptions;
	(function(ConnectionOptions) {
		function is(value) {
			const candidate = value;
			return candidate && (CancellationStrategy.is(candidate.cancellationStrategy) || ConnectionStrategy.is(candidate.connectionStrategy) || MessageStrategy.is(candidate.messageStrategy) || Is.number(candidate.maxParallelism));
		}
		ConnectionOptions.is = is;
	})(ConnectionOptions || (exports.ConnectionOptions = ConnectionOptions = {}));
	var ConnectionState;
	(function(ConnectionState) {
		ConnectionState[ConnectionState["New"] = 1] = "New";
		ConnectionState[ConnectionState["Listening"] = 2] = "Listening";
		ConnectionState[ConnectionState["Closed"] = 3] = "Closed";
		ConnectionState[ConnectionState["Disposed"] = 4] = "Disposed";
	})(ConnectionState || (ConnectionState = {}));
	function createMessageConnection(messageReader, messageWriter, _logger, options) {
		const logger = _logger !== void 0 ? _logger : exports.NullLogger;
		let sequenceNumber = 0;
		let notificationSequenceNumber = 0;
		let unknownResponseSequenceNumber = 0;
		const version = "2.0";
		const maxParallelism = options?.maxParallelism ?? -1;
		let inFlight = 0;
		let starRequestHandler = void 0;
		const requestHandlers = new Map();
		let starNotificationHandler = void 0;
		const notificationHandlers = new Map();
		const progressHandlers = new Map();
		let timer;
		let messageQueue = new linkedMap_1.LinkedMap();
		let responsePromises = new Map();
		let knownCanceledRequests = new Set();
		let requestTokens = new Map();
		let trace = Trace.Off;
		let traceFormat = TraceFormat.Text;
		let tracer;
		let state = ConnectionState.New;
		const errorEmitter = new events_1.Emitter();
		const closeEmitter = new events_1.Emitter();
		const unhandledNotificationEmitter = new events_1.Emitter();
		const unhandledProgressEmitter = new events_1.Emitter();
		const disposeEmitter = new events_1.Emitter();
		const cancellationStrategy = options && options.cancellationStrategy ? options.cancellationStrategy : CancellationStrategy.Message;
		function cancelUndispatched(_message) {}
		function isListening() {
			return state === ConnectionState.Listening;
		}
		function isClosed() {
			return state === ConnectionState.Closed;
		}
		function isDisposed() {
			return state === ConnectionState.Disposed;
		}
		function closeHandler() {
			if (state === ConnectionState.New || state === ConnectionState.Listening) {
				state = ConnectionState.Closed;
				closeEmitter.fire(void 0);
			}
		}
		function readErrorHandler(error) {
			errorEmitter.fire([
				error,
				void 0,
				void 0
			]);
		}
		function writeErrorHandler(data) {
			errorEmitter.fire(data);
		}
		messageReader.onClose(closeHandler);
		messageReader.onError(readErrorHandler);
		messageWriter.onClose(closeHandler);
		messageWriter.onError(writeErrorHandler);
		function createRequestQueueKey(id) {
			if (id === null) throw new Error(`Can't send requests with id null since the response can't be correlated.`);
			return "req-" + id.toString();
		}
		function createResponseQueueKey(id) {
			if (id === null) return "res-unknown-" + (++unknownResponseSequenceNumber).toString();
			else return "res-" + id.toString();
		}
		function createNotificationQueueKey() {
			return "not-" + (++notificationSequenceNumber).toString();
		}
		function addMessageToQueue(queue, message) {
			if (messages_1.Message.isRequest(message)) queue.set(createRequestQueueKey(message.id), message);
			else if (messages_1.Message.isResponse(message)) {
				if (maxParallelism === -1) queue.set(createResponseQueueKey(message.id), message);
				else handleResponse(message);
			} else queue.set(createNotificationQueueKey(), message);
		}
		function triggerMessageQueue() {
			if (timer || messageQueue.size === 0) return;
			if (maxParallelism !== -1 && inFlight >= maxParallelism) return;
			timer = (0, ral_1.default)().timer.setImmediate(async () => {
				timer = void 0;
				if (messageQueue.size === 0) return;
				if (maxParallelism !== -1 && inFlight >= maxParallelism) return;
				const message = messageQueue.shift();
				let result;
				try {
					inFlight++;
					const messageStrategy = options?.messageStrategy;
					if (MessageStrategy.is(messageStrategy)) result = messageStrategy.handleMessage(message, handleMessage);
					else result = handleMessage(message);
				} catch (error) {
					logger.error(`Processing message queue failed: ${error.toString()}`);
				} finally {
					if (result instanceof Promise) result.then(() => {}).catch((error) => {
						logger.error(`Processing message queue failed: ${error.toString()}`);
					}).finally(() => {
						inFlight--;
						triggerMessageQueue();
					});
					else inFlight--;
					triggerMessageQueue();
				}
			});
		}
		async function handleMessage(message) {
			if (messages_1.Message.isRequest(message)) return handleRequest(message);
			else if (messages_1.Message.isNotification(message)) return handleNotification(message);
			else if (messages_1.Message.isResponse(message)) return handleResponse(message);
			else return handleInvalidMessage(message);
		}
		const callback = (message) => {
			try {
				if (messages_1.Message.isNotification(message) && message.method === CancelNotification.type.method) {
					const cancelId = message.params.id;
					const key = createRequestQueueKey(cancelId);
					const toCancel = messageQueue.get(key);
					if (messages_1.Message.isRequest(toCancel)) {
						const strategy = options?.connectionStrategy;
						const response = strategy && strategy.cancelUndispatched ? strategy.cancelUndispatched(toCancel, cancelUndispatched) : void 0;
						if (response && (response.error !== void 0 || response.result !== void 0)) {
							messageQueue.delete(key);
							requestTokens.delete(cancelId);
							response.id = toCancel.id;
							traceSendingResponse(response, message.method, Date.now());
							messageWriter.write(response).catch(() => logger.error(`Sending response for canceled message failed.`));
							return;
						}
					}
					const cancellationToken = requestTokens.get(cancelId);
					if (cancellationToken !== void 0) {
						cancellationToken.cancel();
						traceReceivedNotification(message);
						return;
					} else knownCanceledRequests.add(cancelId);
				}
				addMessageToQueue(messageQueue, message);
			} finally {
				triggerMessageQueue();
			}
		};
		async function handleRequest(requestMessage) {
			if (isDisposed()) return Promise.resolve();
			function reply(resultOrError, method, startTime) {
				const message = {
					jsonrpc: version,
					id: requestMessage.id
				};
				if (resultOrError instanceof messages_1.ResponseError) message.error = resultOrError.toJson();
				else message.result = resultOrError === void 0 ? null : resultOrError;
				traceSendingResponse(message, method, startTime);
				return messageWriter.write(message);
			}
			function replyError(error, method, startTime) {
				const message = {
					jsonrpc: version,
					id: requestMessage.id,
					error: error.toJson()
				};
				traceSendingResponse(message, method, startTime);
				return messageWriter.write(message);
			}
			traceReceivedRequest(requestMessage);
			const element = requestHandlers.get(requestMessage.method);
			let type;
			let requestHandler;
			if (element) {
				type = element.type;
				requestHandler = element.handler;
			}
			const startTime = Date.now();
			if (requestHandler || starRequestHandler) {
				const tokenKey = requestMessage.id ?? String(Date.now());
				const cancellationSource = IdCancellationReceiverStrategy.is(cancellationStrategy.receiver) ? cancellationStrategy.receiver.createCancellationTokenSource(tokenKey) : cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);
				if (requestMessage.id !== null && knownCanceledRequests.has(requestMessage.id)) cancellationSource.cancel();
				if (requestMessage.id !== null) requestTokens.set(tokenKey, cancellationSource);
				try {
					let handlerResult;
					if (requestHandler) {
						if (requestMessage.params === void 0) {
							if (type !== void 0 && type.numberOfParams !== 0) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`), requestMessage.method, startTime);
							handlerResult = requestHandler(cancellationSource.token);
						} else if (Array.isArray(requestMessage.params)) {
							if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byName) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by name but received parameters by position`), requestMessage.method, startTime);
							handlerResult = requestHandler(...requestMessage.params, cancellationSource.token);
						} else {
							if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by position but received parameters by name`), requestMessage.method, startTime);
							handlerResult = requestHandler(requestMessage.params, cancellationSource.token);
						}
					} else if (starRequestHandler) handlerResult = starRequestHandler(requestMessage.method, requestMessage.params, cancellationSource.token);
					await reply(await handlerResult, requestMessage.method, startTime);
				} catch (error) {
					if (error instanceof messages_1.ResponseError) await reply(error, requestMessage.method, startTime);
					else if (error && Is.string(error.message)) await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime);
					else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
				} finally {
					requestTokens.delete(tokenKey);
				}
			} else await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound, `Unhandled method ${requestMessage.method}`), requestMessage.method, startTime);
		}
		function handleResponse(responseMessage) {
			if (isDisposed()) return;
			if (responseMessage.id === null) {
				if (responseMessage.error) logger.error(`Received response message without id: Error is: \n${JSON.stringify(responseMessage.error, void 0, 4)}`);
				else logger.error(`Received response message without id. No further error information provided.`);
			} else {
				const key = responseMessage.id;
				const responsePromise = responsePromises.get(key);
				traceReceivedResponse(responseMessage, responsePromise);
				if (responsePromise !== void 0) {
					responsePromises.delete(key);
					try {
						if (responseMessage.error) {
							const error = responseMessage.error;
							responsePromise.reject(new messages_1.ResponseError(error.code, error.message, error.data));
						} else if (responseMessage.result !== void 0) responsePromise.resolve(responseMessage.result);
						else throw new Error("Should never happen.");
					} catch (error) {
						if (error.message) logger.error(`Response handler '${responsePromise.method}' failed with message: ${error.message}`);
						else logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`);
					}
				}
			}
		}
		async function handleNotification(message) {
			if (isDisposed()) return;
			let type = void 0;
			let notificationHandler;
			if (message.method === CancelNotification.type.method) {
				const cancelId = message.params.id;
				knownCanceledRequests.delete(cancelId);
				traceReceivedNotification(message);
				return;
			} else {
				const element = notificationHandlers.get(message.method);
				if (element) {
					notificationHandler = element.handler;
					type = element.type;
				}
			}
			if (notificationHandler || starNotificationHandler) try {
				traceReceivedNotification(message);
				if (notificationHandler) {
					if (message.params === void 0) {
						if (type !== void 0) {
							if (type.numberOfParams !== 0 && type.parameterStructures !== messages_1.ParameterStructures.byName) logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received none.`);
						}
						await notificationHandler();
					} else if (Array.isArray(message.params)) {
						const params = message.params;
						if (message.method === ProgressNotification.type.method && params.length === 2 && ProgressToken.is(params[0])) await notificationHandler({
							token: params[0],
							value: params[1]
						});
						else {
							if (type !== void 0) {
								if (type.parameterStructures === messages_1.ParameterStructures.byName) logger.error(`Notification ${message.method} defines parameters by name but received parameters by position`);
								if (type.numberOfParams !== message.params.length) logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.length} arguments`);
							}
							await notificationHandler(...params);
						}
					} else {
						if (type !== void 0 && type.parameterStructures === messages_1.ParameterStructures.byPosition) logger.error(`Notification ${message.method} defines parameters by position but received parameters by name`);
						await notificationHandler(message.params);
					}
				} else if (starNotificationHandler) await starNotificationHandler(message.method, message.params);
			} catch (error) {
				if (error.message) logger.error(`Notification handler '${message.method}' failed with message: ${error.message}`);
				else logger.error(`Notification handler '${message.method}' failed unexpectedly.`);
			}
			else unhandledNotificationEmitter.fire(message);
		}
		function handleInvalidMessage(message) {
			if (!message) {
				logger.error("Received empty message.");
				return;
			}
			logger.error(`Received message which is neither a response nor a notification message:\n${JSON.stringify(message, null, 4)}`);
			const responseMessage = message;
			if (Is.string(responseMessage.id) || Is.number(responseMessage.id)) {
				const key = responseMessage.id;
				const responseHandler = responsePromises.get(key);
				if (responseHandler) responseHandler.reject(new Error("The received response has neither a result nor an error property."));
			}
		}
		function stringifyTrace(params) {
			if (params === void 0 || params === null) return;
			switch (trace) {
				case Trace.Verbose: return JSON.stringify(params, null, 4);
				case Trace.Compact: return JSON.stringify(params);
				default: return;
			}
		}
		function traceSendingRequest(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) data = `Params: ${stringifyTrace(message.params)}`;
				tracer.log(`Sending request '${message.method} - (${message.id})'.`, data);
			} else logLSPMessage("send-request", message);
		}
		function traceSendingNotification(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.params) data = `Params: ${stringifyTrace(message.params)}`;
					else data = "No parameters provided.";
				}
				tracer.log(`Sending notification '${message.method}'.`, data);
			} else logLSPMessage("send-notification", message);
		}
		function traceSendingResponse(message, method, startTime) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.error && message.error.data) data = `Error data: ${stringifyTrace(message.error.data)}`;
					else if (message.result) data = `Result: ${stringifyTrace(message.result)}`;
					else if (message.error === void 0) data = "No result returned.";
				}
				const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
				tracer.log(`Sending response '${method} - (${message.id})'. Processing request took ${Date.now() - startTime}ms.${error}`, data);
			} else logLSPMessage("send-response", message);
		}
		function traceReceivedRequest(message) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) data = `Params: ${stringifyTrace(message.params)}`;
				tracer.log(`Received request '${message.method} - (${message.id})'.`, data);
			} else logLSPMessage("receive-request", message);
		}
		function traceReceivedNotification(message) {
			if (trace === Trace.Off || !tracer || message.method === LogTraceNotification.type.method) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.params) data = `Params: ${stringifyTrace(message.params)}`;
					else data = "No parameters provided.";
				}
				tracer.log(`Received notification '${message.method}'.`, data);
			} else logLSPMessage("receive-notification", message);
		}
		function traceReceivedResponse(message, responsePromise) {
			if (trace === Trace.Off || !tracer) return;
			if (traceFormat === TraceFormat.Text) {
				let data = void 0;
				if (trace === Trace.Verbose || trace === Trace.Compact) {
					if (message.error && message.error.data) data = `Error data: ${stringifyTrace(message.error.data)}`;
					else if (message.result) data = `Result: ${stringifyTrace(message.result)}`;
					else if (message.error === void 0) data = "No result returned.";
				}
				if (responsePromise) {
					const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : "";
					tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.now() - responsePromise.timerStart}ms.${error}`, data);
				} else tracer.log(`Received response ${message.id} without active response promise.`, data);
			} else logLSPMessage("receive-response", message);
		}
		function logLSPMessage(type, message) {
			if (!tracer || trace === Trace.Off) return;
			const lspMessage = {
				isLSPMessage: true,
				type,
				message,
				timestamp: Date.now()
			};
			tracer.log(lspMessage);
		}
		function throwIfClosedOrDisposed() {
			if (isClosed()) throw new ConnectionError(ConnectionErrors.Closed, "Connection is closed.");
			if (isDisposed()) throw new ConnectionError(ConnectionErrors.Disposed, "Connection is disposed.");
		}
		function throwIfListening() {
			if (isListening()) throw new ConnectionError(ConnectionErrors.AlreadyListening, "Connection is already listening");
		}
		function throwIfNotListening() {
			if (!isListening()) throw new Error("Call listen() first.");
		}
		function undefinedToNull(param) {
			if (param === void 0) return null;
			else return param;
		}
		function nullToUndefined(param) {
			if (param === null) return;
			else return param;
		}
		function isNamedParam(param) {
			return param !== void 0 && param !== null && !Array.isArray(param) && typeof param === "object";
		}
		function computeSingleParam(parameterStructures, param) {
			switch (parameterStructures) {
				case messages_1.ParameterStructures.auto: if (isNamedParam(param)) return nullToUndefined(param);
				else return [undefinedToNull(param)];
				case messages_1.ParameterStructures.byName:
					if (!isNamedParam(param)) throw new Error(`Received parameters by name but param is not an object literal.`);
					return nullToUndefined(param);
				case messages_1.ParameterStructures.byPosition: return [undefinedToNull(param)];
				default: throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`);
			}
		}
		function computeMessageParams(type, params) {
			let result;
			const numberOfParams = type.numberOfParams;
			switch (numberOfParams) {
				case 0:
					result = void 0;
					break;
				case 1:
					result = computeSingleParam(type.parameterStructures, params[0]);
					break;
				default:
					result = [];
					for (let i = 0; i < params.length && i < numberOfParams; i++) result.push(undefinedToNull(params[i]));
					if (params.length < numberOfParams) for (let i = params.length; i < numberOfParams; i++) result.push(null);
			}
			return result;
		}
		const connection = {
			sendNotification: (type, ...args) => {
				throwIfClosedOrDisposed();
				let method;
				let messageParams;
				if (Is.string(type)) {
					method = type;
					const first = args[0];
					let paramStart = 0;
					let parameterStructures = messages_1.ParameterStructures.auto;
					if (messages_1.ParameterStructures.is(first)) {
						paramStart = 1;
						parameterStructures = first;
					}
					const paramEnd = args.length;
					const numberOfParams = paramEnd - paramStart;
					switch (numberOfParams) {
						case 0:
							messageParams = void 0;
							break;
						case 1:
							messageParams = computeSingleParam(parameterStructures, args[paramStart]);
							break;
						default:
							if (parameterStructures === messages_1.ParameterStructures.byName) throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification parameter structure.`);
							messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
					}
				} else {
					const params = args;
					method = type.method;
					messageParams = computeMessageParams(type, params);
				}
				const notificationMessage = {
					jsonrpc: version,
					method,
					params: messageParams
				};
				traceSendingNotification(notificationMessage);
				return messageWriter.write(notificationMessage).catch((error) => {
					logger.error(`Sending notification failed.`);
					throw error;
				});
			},
			onNotification: (type, handler) => {
				throwIfClosedOrDisposed();
				let method;
				if (Is.func(type)) starNotificationHandler = type;
				else if (handler) {
					if (Is.string(type)) {
						method = type;
						notificationHandlers.set(type, {
							type: void 0,
							handler
						});
					} else {
						method = type.method;
						notificationHandlers.set(type.method, {
							type,
							handler
						});
					}
				}
				return { dispose: () => {
					if (method !== void 0) {
						if (notificationHandlers.get(method)?.handler === handler) notificationHandlers.delete(method);
					} else if (starNotificationHandler === type) starNotificationHandler = void 0;
				} };
			},
			onProgress: (_type, token, handler) => {
				if (progressHandlers.has(token)) throw new Error(`Progress handler for token ${token} already registered`);
				progressHandlers.set(token, handler);
				return { dispose: () => {
					if (progressHandlers.get(token) === handler) progressHandlers.delete(token);
				} };
			},
			sendProgress: (_type, token, value) => {
				return connection.sendNotification(ProgressNotification.type, {
					token,
					value
				});
			},
			onUnhandledProgress: unhandledProgressEmitter.event,
			sendRequest: (type, ...args) => {
				throwIfClosedOrDisposed();
				throwIfNotListening();
				function sendCancellation(connection, id) {
					const p = cancellationStrategy.sender.sendCancellation(connection, id);
					if (p === void 0) logger.log(`Received no promise from cancellation strategy when cancelling id ${id}`);
					else p.catch(() => {
						logger.log(`Sending cancellation messages for id ${id} failed.`);
					});
				}
				let method;
				let messageParams;
				let token = void 0;
				if (Is.string(type)) {
					method = type;
					const first = args[0];
					const last = args[args.length - 1];
					let paramStart = 0;
					let parameterStructures = messages_1.ParameterStructures.auto;
					if (messages_1.ParameterStructures.is(first)) {
						paramStart = 1;
						parameterStructures = first;
					}
					let paramEnd = args.length;
					if (cancellation_1.CancellationToken.is(last)) {
						paramEnd = paramEnd - 1;
						token = last;
					}
					const numberOfParams = paramEnd - paramStart;
					switch (numberOfParams) {
						case 0:
							messageParams = void 0;
							break;
						case 1:
							messageParams = computeSingleParam(parameterStructures, args[paramStart]);
							break;
						default:
							if (parameterStructures === messages_1.ParameterStructures.byName) throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);
							messageParams = args.slice(paramStart, paramEnd).map((value) => undefinedToNull(value));
					}
				} else {
					const params = args;
					method = type.method;
					messageParams = computeMessageParams(type, params);
					const numberOfParams = type.numberOfParams;
					token = cancellation_1.CancellationToken.is(params[numberOfParams]) ? params[numberOfParams] : void 0;
				}
				const id = sequenceNumber++;
				let disposable;
				let tokenWasCancelled = false;
				if (token !== void 0) {
					if (token.isCancellationRequested) tokenWasCancelled = true;
					else disposable = token.onCancellationRequested(() => {
						sendCancellation(connection, id);
					});
				}
				const requestMessage = {
					jsonrpc: version,
					id,
					method,
					params: messageParams
				};
				traceSendingRequest(requestMessage);
				if (typeof cancellationStrategy.sender.enableCancellation === "function") cancellationStrategy.sender.enableCancellation(requestMessage);
				return new Promise(async (resolve, reject) => {
					const resolveWithCleanup = (r) => {
						resolve(r);
						cancellationStrategy.sender.cleanup(id);
						disposable?.dispose();
					};
					const rejectWithCleanup = (r) => {
						reject(r);
						cancellationStrategy.sender.cleanup(id);
						disposable?.dispose();
					};
					const responsePromise = {
						method,
						timerStart: Date.now(),
						resolve: resolveWithCleanup,
						reject: rejectWithCleanup
					};
					try {
						responsePromises.set(id, responsePromise);
						await messageWriter.write(requestMessage);
						if (tokenWasCancelled) sendCancellation(connection, id);
					} catch (error) {
						responsePromises.delete(id);
						responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError, error.message ? error.message : "Unknown reason"));
						logger.error(`Sending request failed.`);
					}
				});
			},
			onRequest: (type, handler) => {
				throwIfClosedOrDisposed();
				let method = null;
				if (StarRequestHandler.is(type)) {
					method = void 0;
					starRequestHandler = type;
				} else if (Is.string(type)) {
					method = null;
					if (handler !== void 0) {
						method = type;
						requestHandlers.set(type, {
							handler,
							type: void 0
						});
					}
				} else if (handler !== void 0) {
					method = type.method;
					requestHandlers.set(type.method, {
						type,
						handler
					});
				}
				return { dispose: () => {
					if (method === null) return;
					if (method !== void 0) {
						if (requestHandlers.get(method)?.handler === handler) requestHandlers.delete(method);
					} else if (starRequestHandler === type) starRequestHandler = void 0;
				} };
			},
			hasPendingResponse: () => {
				return responsePromises.size > 0;
			},
			trace: async (_value, _tracer, sendNotificationOrTraceOptions) => {
				let _sendNotification = false;
				let _traceFormat = TraceFormat.Text;
				if (sendNotificationOrTraceOptions !== void 0) {
					if (Is.boolean(sendNotificationOrTraceOptions)) _sendNotification = sendNotificationOrTraceOptions;
					else {
						_sendNotification = sendNotificationOrTraceOptions.sendNotification || false;
						_traceFormat = sendNotificationOrTraceOptions.traceFormat || TraceFormat.Text;
					}
				}
				trace = _value;
				traceFormat = _traceFormat;
				if (trace === Trace.Off) tracer = void 0;
				else tracer = _tracer;
				if (_sendNotification && !isClosed() && !isDisposed()) await connection.sendNotification(SetTraceNotification.type, { value: Trace.toString(_value) });
			},
			onError: errorEmitter.event,
			onClose: closeEmitter.event,
			onUnhandledNotification: unhandledNotificationEmitter.event,
			onDispose: disposeEmitter.event,
			end: () => {
				messageWriter.end();
			},
			dispose: () => {
				if (isDisposed()) return;
				state = ConnectionState.Disposed;
				disposeEmitter.fire(void 0);
				const error = new messages_1.ResponseError(messages_1.ErrorCodes.PendingResponseRejected, "Pending response rejected since connection got disposed");
				for (const promise of responsePromises.values()) promise.reject(error);
				responsePromises = new Map();
				requestTokens = new Map();
				knownCanceledRequests = new Set();
				messageQueue = new linkedMap_1.LinkedMap();
				if (Is.func(messageWriter.dispose)) messageWriter.dispose();
				if (Is.func(messageReader.dispose)) messageReader.dispose();
			},
			listen: () => {
				throwIfClosedOrDisposed();
				throwIfListening();
				state = ConnectionState.Listening;
				messageReader.listen(callback);
			},
			inspect: () => {
				(0, ral_1.default)().console.log("inspect");
			}
		};
		connection.onNotification(LogTraceNotification.type, (params) => {
			if (trace === Trace.Off || !tracer) return;
			const verbose = trace === Trace.Verbose || trace === Trace.Compact;
			tracer.log(params.message, verbose ? params.verbose : void 0);
		});
		connection.onNotification(ProgressNotification.type, async (params) => {
			const handler = progressHandlers.get(params.token);
			if (handler) await handler(params.value);
			else unhandledProgressEmitter.fire(params);
		});
		return connection;
	}
}));
// node_modules/vscode-jsonrpc/lib/common/api.js
var require_api$2 = __commonJSMin(((exports, module, this$12) => {
	var __importDefault = this$12 && this$12.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ProgressType = exports.ProgressToken = exports.createMessageConnection = exports.NullLogger = exports.ConnectionOptions = exports.ConnectionStrategy = exports.AbstractMessageBuffer = exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = exports.CancellationToken = exports.CancellationTokenSource = exports.Emitter = exports.Event = exports.Disposable = exports.LRUCache = exports.Touch = exports.LinkedMap = exports.ParameterStructures = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.ErrorCodes = exports.ResponseError = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType0 = exports.RequestType = exports.Message = exports.RAL = void 0;
	exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.CancellationReceiverStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = void 0;
	const messages_1 = require_messages$1();
	Object.defineProperty(exports, "Message", {
		enumerable: true,
		get: function() {
			return messages_1.Message;
		}
	});
	Object.defineProperty(exports, "RequestType", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType;
		}
	});
	Object.defineProperty(exports, "RequestType0", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType0;
		}
	});
	Object.defineProperty(exports, "RequestType1", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType1;
		}
	});
	Object.defineProperty(exports, "RequestType2", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType2;
		}
	});
	Object.defineProperty(exports, "RequestType3", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType3;
		}
	});
	Object.defineProperty(exports, "RequestType4", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType4;
		}
	});
	Object.defineProperty(exports, "RequestType5", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType5;
		}
	});
	Object.defineProperty(exports, "RequestType6", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType6;
		}
	});
	Object.defineProperty(exports, "RequestType7", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType7;
		}
	});
	Object.defineProperty(exports, "RequestType8", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType8;
		}
	});
	Object.defineProperty(exports, "RequestType9", {
		enumerable: true,
		get: function() {
			return messages_1.RequestType9;
		}
	});
	Object.defineProperty(exports, "ResponseError", {
		enumerable: true,
		get: function() {
			return messages_1.ResponseError;
		}
	});
	Object.defineProperty(exports, "ErrorCodes", {
		enumerable: true,
		get: function() {
			return messages_1.ErrorCodes;
		}
	});
	Object.defineProperty(exports, "NotificationType", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType;
		}
	});
	Object.defineProperty(exports, "NotificationType0", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType0;
		}
	});
	Object.defineProperty(exports, "NotificationType1", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType1;
		}
	});
	Object.defineProperty(exports, "NotificationType2", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType2;
		}
	});
	Object.defineProperty(exports, "NotificationType3", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType3;
		}
	});
	Object.defineProperty(exports, "NotificationType4", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType4;
		}
	});
	Object.defineProperty(exports, "NotificationType5", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType5;
		}
	});
	Object.defineProperty(exports, "NotificationType6", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType6;
		}
	});
	Object.defineProperty(exports, "NotificationType7", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType7;
		}
	});
	Object.defineProperty(exports, "NotificationType8", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType8;
		}
	});
	Object.defineProperty(exports, "NotificationType9", {
		enumerable: true,
		get: function() {
			return messages_1.NotificationType9;
		}
	});
	Object.defineProperty(exports, "ParameterStructures", {
		enumerable: true,
		get: function() {
			return messages_1.ParameterStructures;
		}
	});
	const linkedMap_1 = require_linkedMap();
	Object.defineProperty(exports, "LinkedMap", {
		enumerable: true,
		get: function() {
			return linkedMap_1.LinkedMap;
		}
	});
	Object.defineProperty(exports, "LRUCache", {
		enumerable: true,
		get: function() {
			return linkedMap_1.LRUCache;
		}
	});
	Object.defineProperty(exports, "Touch", {
		enumerable: true,
		get: function() {
			return linkedMap_1.Touch;
		}
	});
	const disposable_1 = require_disposable();
	Object.defineProperty(exports, "Disposable", {
		enumerable: true,
		get: function() {
			return disposable_1.Disposable;
		}
	});
	const events_1 = require_events();
	Object.defineProperty(exports, "Event", {
		enumerable: true,
		get: function() {
			return events_1.Event;
		}
	});
	Object.defineProperty(exports, "Emitter", {
		enumerable: true,
		get: function() {
			return events_1.Emitter;
		}
	});
	const cancellation_1 = require_cancellation();
	Object.defineProperty(exports, "CancellationTokenSource", {
		enumerable: true,
		get: function() {
			return cancellation_1.CancellationTokenSource;
		}
	});
	Object.defineProperty(exports, "CancellationToken", {
		enumerable: true,
		get: function() {
			return cancellation_1.CancellationToken;
		}
	});
	const sharedArrayCancellation_1 = require_sharedArrayCancellation();
	Object.defineProperty(exports, "SharedArraySenderStrategy", {
		enumerable: true,
		get: function() {
			return sharedArrayCancellation_1.SharedArraySenderStrategy;
		}
	});
	Object.defineProperty(exports, "SharedArrayReceiverStrategy", {
		enumerable: true,
		get: function() {
			return sharedArrayCancellation_1.SharedArrayReceiverStrategy;
		}
	});
	const messageReader_1 = require_messageReader();
	Object.defineProperty(exports, "MessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.MessageReader;
		}
	});
	Object.defineProperty(exports, "AbstractMessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.AbstractMessageReader;
		}
	});
	Object.defineProperty(exports, "ReadableStreamMessageReader", {
		enumerable: true,
		get: function() {
			return messageReader_1.ReadableStreamMessageReader;
		}
	});
	const messageWriter_1 = require_messageWriter();
	Object.defineProperty(exports, "MessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.MessageWriter;
		}
	});
	Object.defineProperty(exports, "AbstractMessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.AbstractMessageWriter;
		}
	});
	Object.defineProperty(exports, "WriteableStreamMessageWriter", {
		enumerable: true,
		get: function() {
			return messageWriter_1.WriteableStreamMessageWriter;
		}
	});
	const messageBuffer_1 = require_messageBuffer();
	Object.defineProperty(exports, "AbstractMessageBuffer", {
		enumerable: true,
		get: function() {
			return messageBuffer_1.AbstractMessageBuffer;
		}
	});
	const connection_1 = require_connection$1();
	Object.defineProperty(exports, "ConnectionStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionStrategy;
		}
	});
	Object.defineProperty(exports, "ConnectionOptions", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionOptions;
		}
	});
	Object.defineProperty(exports, "NullLogger", {
		enumerable: true,
		get: function() {
			return connection_1.NullLogger;
		}
	});
	Object.defineProperty(exports, "createMessageConnection", {
		enumerable: true,
		get: function() {
			return connection_1.createMessageConnection;
		}
	});
	Object.defineProperty(exports, "ProgressToken", {
		enumerable: true,
		get: function() {
			return connection_1.ProgressToken;
		}
	});
	Object.defineProperty(exports, "ProgressType", {
		enumerable: true,
		get: function() {
			return connection_1.ProgressType;
		}
	});
	Object.defineProperty(exports, "Trace", {
		enumerable: true,
		get: function() {
			return connection_1.Trace;
		}
	});
	Object.defineProperty(exports, "TraceValue", {
		enumerable: true,
		get: function() {
			return connection_1.TraceValue;
		}
	});
	Object.defineProperty(exports, "TraceFormat", {
		enumerable: true,
		get: function() {
			return connection_1.TraceFormat;
		}
	});
	Object.defineProperty(exports, "SetTraceNotification", {
		enumerable: true,
		get: function() {
			return connection_1.SetTraceNotification;
		}
	});
	Object.defineProperty(exports, "LogTraceNotification", {
		enumerable: true,
		get: function() {
			return connection_1.LogTraceNotification;
		}
	});
	Object.defineProperty(exports, "ConnectionErrors", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionErrors;
		}
	});
	Object.defineProperty(exports, "ConnectionError", {
		enumerable: true,
		get: function() {
			return connection_1.ConnectionError;
		}
	});
	Object.defineProperty(exports, "CancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "IdCancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.IdCancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "RequestCancellationReceiverStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.RequestCancellationReceiverStrategy;
		}
	});
	Object.defineProperty(exports, "CancellationSenderStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationSenderStrategy;
		}
	});
	Object.defineProperty(exports, "CancellationStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.CancellationStrategy;
		}
	});
	Object.defineProperty(exports, "MessageStrategy", {
		enumerable: true,
		get: function() {
			return connection_1.MessageStrategy;
		}
	});
	Object.defineProperty(exports, "TraceValues", {
		enumerable: true,
		get: function() {
			return connection_1.TraceValues;
		}
	});
	exports.RAL = __importDefault(require_ral()).default;
}));
// node_modules/vscode-languageserver-types/lib/esm/main.js
var main_exports = __exportAll({
	AnnotatedTextEdit: () => AnnotatedTextEdit,
	ApplyKind: () => ApplyKind,
	ChangeAnnotation: () => ChangeAnnotation,
	ChangeAnnotationIdentifier: () => ChangeAnnotationIdentifier,
	CodeAction: () => CodeAction,
	CodeActionContext: () => CodeActionContext,
	CodeActionKind: () => CodeActionKind$1,
	CodeActionTag: () => CodeActionTag,
	CodeActionTriggerKind: () => CodeActionTriggerKind,
	CodeDescription: () => CodeDescription,
	CodeLens: () => CodeLens,
	Color: () => Color,
	ColorInformation: () => ColorInformation,
	ColorPresentation: () => ColorPresentation,
	Command: () => Command,
	CompletionItem: () => CompletionItem,
	CompletionItemKind: () => CompletionItemKind$1,
	CompletionItemLabelDetails: () => CompletionItemLabelDetails,
	CompletionItemTag: () => CompletionItemTag,
	CompletionList: () => CompletionList,
	CreateFile: () => CreateFile,
	DeleteFile: () => DeleteFile,
	Diagnostic: () => Diagnostic,
	DiagnosticRelatedInformation: () => DiagnosticRelatedInformation,
	DiagnosticSeverity: () => DiagnosticSeverity$1,
	DiagnosticTag: () => DiagnosticTag,
	DocumentHighlight: () => DocumentHighlight,
	DocumentHighlightKind: () => DocumentHighlightKind,
	DocumentLink: () => DocumentLink,
	DocumentSymbol: () => DocumentSymbol,
	DocumentUri: () => DocumentUri,
	EOL: () => EOL,
	FoldingRange: () => FoldingRange,
	FoldingRangeKind: () => FoldingRangeKind,
	FormattingOptions: () => FormattingOptions,
	Hover: () => Hover,
	InlayHint: () => InlayHint,
	InlayHintKind: () => InlayHintKind,
	InlayHintLabelPart: () => InlayHintLabelPart,
	InlineCompletionContext: () => InlineCompletionContext,
	InlineCompletionItem: () => InlineCompletionItem,
	InlineCompletionList: () => InlineCompletionList,
	InlineCompletionTriggerKind: () => InlineCompletionTriggerKind,
	InlineValueContext: () => InlineValueContext,
	InlineValueEvaluatableExpression: () => InlineValueEvaluatableExpression,
	InlineValueText: () => InlineValueText,
	InlineValueVariableLookup: () => InlineValueVariableLookup,
	InsertReplaceEdit: () => InsertReplaceEdit,
	InsertTextFormat: () => InsertTextFormat,
	InsertTextMode: () => InsertTextMode,
	LanguageKind: () => LanguageKind,
	Location: () => Location,
	LocationLink: () => LocationLink,
	MarkedString: () => MarkedString,
	MarkupContent: () => MarkupContent,
	MarkupKind: () => MarkupKind,
	OptionalVersionedTextDocumentIdentifier: () => OptionalVersionedTextDocumentIdentifier,
	ParameterInformation: () => ParameterInformation,
	Position: () => Position,
	Range: () => Range,
	RenameFile: () => RenameFile,
	SelectedCompletionInfo: () => SelectedCompletionInfo,
	SelectionRange: () => SelectionRange,
	SemanticTokenModifiers: () => SemanticTokenModifiers,
	SemanticTokenTypes: () => SemanticTokenTypes,
	SemanticTokens: () => SemanticTokens,
	SignatureInformation: () => SignatureInformation,
	SnippetTextEdit: () => SnippetTextEdit,
	StringValue: () => StringValue,
	SymbolInformation: () => SymbolInformation,
	SymbolKind: () => SymbolKind,
	SymbolTag: () => SymbolTag,
	TextDocument: () => TextDocument$1,
	TextDocumentEdit: () => TextDocumentEdit,
	TextDocumentIdentifier: () => TextDocumentIdentifier,
	TextDocumentItem: () => TextDocumentItem,
	TextEdit: () => TextEdit,
	URI: () => URI,
	VersionedTextDocumentIdentifier: () => VersionedTextDocumentIdentifier,
	WorkspaceChange: () => WorkspaceChange,
	WorkspaceEdit: () => WorkspaceEdit,
	WorkspaceFolder: () => WorkspaceFolder,
	WorkspaceSymbol: () => WorkspaceSymbol,
	integer: () => integer,
	uinteger: () => uinteger
});
var DocumentUri, URI, integer, uinteger, Position, Range, Location, LocationLink, Color, ColorInformation, ColorPresentation, FoldingRangeKind, FoldingRange, DiagnosticRelatedInformation, DiagnosticSeverity$1, DiagnosticTag, CodeDescription, Diagnostic, Command, TextEdit, ChangeAnnotation, ChangeAnnotationIdentifier, AnnotatedTextEdit, TextDocumentEdit, CreateFile, RenameFile, DeleteFile, WorkspaceEdit, TextEditChangeImpl, SnippetTextEdit, ChangeAnnotations, WorkspaceChange, TextDocumentIdentifier, VersionedTextDocumentIdentifier, OptionalVersionedTextDocumentIdentifier, LanguageKind, TextDocumentItem, MarkupKind, MarkupContent, CompletionItemKind$1, InsertTextFormat, CompletionItemTag, InsertReplaceEdit, InsertTextMode, ApplyKind, CompletionItemLabelDetails, CompletionItem, CompletionList, MarkedString, Hover, ParameterInformation, SignatureInformation, DocumentHighlightKind, DocumentHighlight, SymbolKind, SymbolTag, SymbolInformation, WorkspaceSymbol, DocumentSymbol, CodeActionKind$1, CodeActionTriggerKind, CodeActionContext, CodeActionTag, CodeAction, CodeLens, FormattingOptions, DocumentLink, SelectionRange, SemanticTokenTypes, SemanticTokenModifiers, SemanticTokens, InlineValueText, InlineValueVariableLookup, InlineValueEvaluatableExpression, InlineValueContext, InlayHintKind, InlayHintLabelPart, InlayHint, StringValue, InlineCompletionItem, InlineCompletionList, InlineCompletionTriggerKind, SelectedCompletionInfo, InlineCompletionContext, WorkspaceFolder, EOL, TextDocument$1, FullTextDocument$1, Is;
var init_main = __esmMin((() => {
	(function(DocumentUri) {
		function is(value) {
			return typeof value === "string";
		}
		DocumentUri.is = is;
	})(DocumentUri || (DocumentUri = {}));
	(function(URI) {
		function is(value) {
			return typeof value === "string";
		}
		URI.is = is;
	})(URI || (URI = {}));
	(function(integer) {
		integer.MIN_VALUE = -2147483648;
		integer.MAX_VALUE = 2147483647;
		function is(value) {
			return typeof value === "number" && integer.MIN_VALUE <= value && value <= integer.MAX_VALUE;
		}
		integer.is = is;
	})(integer || (integer = {}));
	(function(uinteger) {
		uinteger.MIN_VALUE = 0;
		uinteger.MAX_VALUE = 2147483647;
		function is(value) {
			return typeof value === "number" && uinteger.MIN_VALUE <= value && value <= uinteger.MAX_VALUE;
		}
		uinteger.is = is;
	})(uinteger || (uinteger = {}));
	(function(Position) {
		function create(line, character) {
			if (line === Number.MAX_VALUE) line = uinteger.MAX_VALUE;
			if (character === Number.MAX_VALUE) character = uinteger.MAX_VALUE;
			return {
				line,
				character
			};
		}
		Position.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.uinteger(candidate.line) && Is.uinteger(candidate.character);
		}
		Position.is = is;
	})(Position || (Position = {}));
	(function(Range) {
		function create(one, two, three, four) {
			if (Is.uinteger(one) && Is.uinteger(two) && Is.uinteger(three) && Is.uinteger(four)) return {
				start: Position.create(one, two),
				end: Position.create(three, four)
			};
			else if (Position.is(one) && Position.is(two)) return {
				start: one,
				end: two
			};
			else throw new Error(`Range#create called with invalid arguments[${one}, ${two}, ${three}, ${four}]`);
		}
		Range.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Position.is(candidate.start) && Position.is(candidate.end);
		}
		Range.is = is;
	})(Range || (Range = {}));
	(function(Location) {
		function create(uri, range) {
			return {
				uri,
				range
			};
		}
		Location.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && (Is.string(candidate.uri) || Is.undefined(candidate.uri));
		}
		Location.is = is;
	})(Location || (Location = {}));
	(function(LocationLink) {
		function create(targetUri, targetRange, targetSelectionRange, originSelectionRange) {
			return {
				targetUri,
				targetRange,
				targetSelectionRange,
				originSelectionRange
			};
		}
		LocationLink.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.targetRange) && Is.string(candidate.targetUri) && Range.is(candidate.targetSelectionRange) && (Range.is(candidate.originSelectionRange) || Is.undefined(candidate.originSelectionRange));
		}
		LocationLink.is = is;
	})(LocationLink || (LocationLink = {}));
	(function(Color) {
		function create(red, green, blue, alpha) {
			return {
				red,
				green,
				blue,
				alpha
			};
		}
		Color.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.numberRange(candidate.red, 0, 1) && Is.numberRange(candidate.green, 0, 1) && Is.numberRange(candidate.blue, 0, 1) && Is.numberRange(candidate.alpha, 0, 1);
		}
		Color.is = is;
	})(Color || (Color = {}));
	(function(ColorInformation) {
		function create(range, color) {
			return {
				range,
				color
			};
		}
		ColorInformation.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && Color.is(candidate.color);
		}
		ColorInformation.is = is;
	})(ColorInformation || (ColorInformation = {}));
	(function(ColorPresentation) {
		function create(label, textEdit, additionalTextEdits) {
			return {
				label,
				textEdit,
				additionalTextEdits
			};
		}
		ColorPresentation.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.undefined(candidate.textEdit) || TextEdit.is(candidate.textEdit)) && (Is.undefined(candidate.additionalTextEdits) || Is.typedArray(candidate.additionalTextEdits, TextEdit.is));
		}
		ColorPresentation.is = is;
	})(ColorPresentation || (ColorPresentation = {}));
	(function(FoldingRangeKind) {
		FoldingRangeKind.Comment = "comment";
		FoldingRangeKind.Imports = "imports";
		FoldingRangeKind.Region = "region";
	})(FoldingRangeKind || (FoldingRangeKind = {}));
	(function(FoldingRange) {
		function create(startLine, endLine, startCharacter, endCharacter, kind, collapsedText) {
			const result = {
				startLine,
				endLine
			};
			if (Is.defined(startCharacter)) result.startCharacter = startCharacter;
			if (Is.defined(endCharacter)) result.endCharacter = endCharacter;
			if (Is.defined(kind)) result.kind = kind;
			if (Is.defined(collapsedText)) result.collapsedText = collapsedText;
			return result;
		}
		FoldingRange.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.uinteger(candidate.startLine) && Is.uinteger(candidate.endLine) && (Is.undefined(candidate.startCharacter) || Is.uinteger(candidate.startCharacter)) && (Is.undefined(candidate.endCharacter) || Is.uinteger(candidate.endCharacter)) && (Is.undefined(candidate.kind) || Is.string(candidate.kind));
		}
		FoldingRange.is = is;
	})(FoldingRange || (FoldingRange = {}));
	(function(DiagnosticRelatedInformation) {
		function create(location, message) {
			return {
				location,
				message
			};
		}
		DiagnosticRelatedInformation.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Location.is(candidate.location) && Is.string(candidate.message);
		}
		DiagnosticRelatedInformation.is = is;
	})(DiagnosticRelatedInformation || (DiagnosticRelatedInformation = {}));
	(function(DiagnosticSeverity) {
		DiagnosticSeverity.Error = 1;
		DiagnosticSeverity.Warning = 2;
		DiagnosticSeverity.Information = 3;
		DiagnosticSeverity.Hint = 4;
	})(DiagnosticSeverity$1 || (DiagnosticSeverity$1 = {}));
	(function(DiagnosticTag) {
		DiagnosticTag.Unnecessary = 1;
		DiagnosticTag.Deprecated = 2;
	})(DiagnosticTag || (DiagnosticTag = {}));
	(function(CodeDescription) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.href);
		}
		CodeDescription.is = is;
	})(CodeDescription || (CodeDescription = {}));
	(function(Diagnostic) {
		function create(range, message, severity, code, source, relatedInformation) {
			const result = {
				range,
				message
			};
			if (Is.defined(severity)) result.severity = severity;
			if (Is.defined(code)) result.code = code;
			if (Is.defined(source)) result.source = source;
			if (Is.defined(relatedInformation)) result.relatedInformation = relatedInformation;
			return result;
		}
		Diagnostic.create = create;
		function is(value) {
			var _a;
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.string(candidate.message) || MarkupContent.is(candidate.message)) && (Is.number(candidate.severity) || Is.undefined(candidate.severity)) && (Is.integer(candidate.code) || Is.string(candidate.code) || Is.undefined(candidate.code)) && (Is.undefined(candidate.codeDescription) || Is.string((_a = candidate.codeDescription) === null || _a === void 0 ? void 0 : _a.href)) && (Is.string(candidate.source) || Is.undefined(candidate.source)) && (Is.undefined(candidate.relatedInformation) || Is.typedArray(candidate.relatedInformation, DiagnosticRelatedInformation.is));
		}
		Diagnostic.is = is;
		function is3_17(value) {
			return Is.string(value.message);
		}
		Diagnostic.is3_17 = is3_17;
		function getMessageString(diagnostic) {
			if (Is.string(diagnostic.message)) return diagnostic.message;
			else if (MarkupContent.is(diagnostic.message)) return diagnostic.message.value;
			else throw new Error(`Unknown message type ${typeof diagnostic.message}`);
		}
		Diagnostic.getMessageString = getMessageString;
	})(Diagnostic || (Diagnostic = {}));
	(function(Command) {
		function create(title, command, ...args) {
			const result = {
				title,
				command
			};
			if (Is.defined(args) && args.length > 0) result.arguments = args;
			return result;
		}
		Command.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.title) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip)) && Is.string(candidate.command);
		}
		Command.is = is;
	})(Command || (Command = {}));
	(function(TextEdit) {
		function replace(range, newText) {
			return {
				range,
				newText
			};
		}
		TextEdit.replace = replace;
		function insert(position, newText) {
			return {
				range: {
					start: position,
					end: position
				},
				newText
			};
		}
		TextEdit.insert = insert;
		function del(range) {
			return {
				range,
				newText: ""
			};
		}
		TextEdit.del = del;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.newText) && Range.is(candidate.range);
		}
		TextEdit.is = is;
	})(TextEdit || (TextEdit = {}));
	(function(ChangeAnnotation) {
		function create(label, needsConfirmation, description) {
			const result = { label };
			if (needsConfirmation !== void 0) result.needsConfirmation = needsConfirmation;
			if (description !== void 0) result.description = description;
			return result;
		}
		ChangeAnnotation.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.label) && (Is.boolean(candidate.needsConfirmation) || candidate.needsConfirmation === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
		}
		ChangeAnnotation.is = is;
	})(ChangeAnnotation || (ChangeAnnotation = {}));
	(function(ChangeAnnotationIdentifier) {
		function is(value) {
			const candidate = value;
			return Is.string(candidate);
		}
		ChangeAnnotationIdentifier.is = is;
	})(ChangeAnnotationIdentifier || (ChangeAnnotationIdentifier = {}));
	(function(AnnotatedTextEdit) {
		function replace(range, newText, annotation) {
			return {
				range,
				newText,
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.replace = replace;
		function insert(position, newText, annotation) {
			return {
				range: {
					start: position,
					end: position
				},
				newText,
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.insert = insert;
		function del(range, annotation) {
			return {
				range,
				newText: "",
				annotationId: annotation
			};
		}
		AnnotatedTextEdit.del = del;
		function is(value) {
			const candidate = value;
			return TextEdit.is(candidate) && (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		AnnotatedTextEdit.is = is;
	})(AnnotatedTextEdit || (AnnotatedTextEdit = {}));
	(function(TextDocumentEdit) {
		function create(textDocument, edits) {
			return {
				textDocument,
				edits
			};
		}
		TextDocumentEdit.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && OptionalVersionedTextDocumentIdentifier.is(candidate.textDocument) && Array.isArray(candidate.edits);
		}
		TextDocumentEdit.is = is;
	})(TextDocumentEdit || (TextDocumentEdit = {}));
	(function(CreateFile) {
		function create(uri, options, annotation) {
			const result = {
				kind: "create",
				uri
			};
			if (options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		CreateFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "create" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		CreateFile.is = is;
	})(CreateFile || (CreateFile = {}));
	(function(RenameFile) {
		function create(oldUri, newUri, options, annotation) {
			const result = {
				kind: "rename",
				oldUri,
				newUri
			};
			if (options !== void 0 && (options.overwrite !== void 0 || options.ignoreIfExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		RenameFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "rename" && Is.string(candidate.oldUri) && Is.string(candidate.newUri) && (candidate.options === void 0 || (candidate.options.overwrite === void 0 || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === void 0 || Is.boolean(candidate.options.ignoreIfExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		RenameFile.is = is;
	})(RenameFile || (RenameFile = {}));
	(function(DeleteFile) {
		function create(uri, options, annotation) {
			const result = {
				kind: "delete",
				uri
			};
			if (options !== void 0 && (options.recursive !== void 0 || options.ignoreIfNotExists !== void 0)) result.options = options;
			if (annotation !== void 0) result.annotationId = annotation;
			return result;
		}
		DeleteFile.create = create;
		function is(value) {
			const candidate = value;
			return candidate && candidate.kind === "delete" && Is.string(candidate.uri) && (candidate.options === void 0 || (candidate.options.recursive === void 0 || Is.boolean(candidate.options.recursive)) && (candidate.options.ignoreIfNotExists === void 0 || Is.boolean(candidate.options.ignoreIfNotExists))) && (candidate.annotationId === void 0 || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		DeleteFile.is = is;
	})(DeleteFile || (DeleteFile = {}));
	(function(WorkspaceEdit) {
		function is(value) {
			const candidate = value;
			return candidate && (candidate.changes !== void 0 || candidate.documentChanges !== void 0) && (candidate.documentChanges === void 0 || candidate.documentChanges.every((change) => {
				if (Is.string(change.kind)) return CreateFile.is(change) || RenameFile.is(change) || DeleteFile.is(change);
				else return TextDocumentEdit.is(change);
			}));
		}
		WorkspaceEdit.is = is;
	})(WorkspaceEdit || (WorkspaceEdit = {}));
	TextEditChangeImpl = class {
		constructor(edits, changeAnnotations) {
			this.edits = edits;
			this.changeAnnotations = changeAnnotations;
		}
		insert(position, newText, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.insert(position, newText);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.insert(position, newText, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.insert(position, newText, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		replace(range, newText, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.replace(range, newText);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.replace(range, newText, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.replace(range, newText, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		delete(range, annotation) {
			let edit;
			let id;
			if (annotation === void 0) edit = TextEdit.del(range);
			else if (ChangeAnnotationIdentifier.is(annotation)) {
				id = annotation;
				edit = AnnotatedTextEdit.del(range, annotation);
			} else {
				this.assertChangeAnnotations(this.changeAnnotations);
				id = this.changeAnnotations.manage(annotation);
				edit = AnnotatedTextEdit.del(range, id);
			}
			this.edits.push(edit);
			if (id !== void 0) return id;
		}
		add(edit) {
			this.edits.push(edit);
		}
		all() {
			return this.edits;
		}
		clear() {
			this.edits.splice(0, this.edits.length);
		}
		assertChangeAnnotations(value) {
			if (value === void 0) throw new Error(`Text edit change is not configured to manage change annotations.`);
		}
	};
	(function(SnippetTextEdit) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && StringValue.isSnippet(candidate.snippet) && (candidate.annotationId === void 0 || ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
		}
		SnippetTextEdit.is = is;
	})(SnippetTextEdit || (SnippetTextEdit = {}));
	ChangeAnnotations = class {
		constructor(annotations) {
			this._annotations = annotations === void 0 ? Object.create(null) : annotations;
			this._counter = 0;
			this._size = 0;
		}
		all() {
			return this._annotations;
		}
		get size() {
			return this._size;
		}
		manage(idOrAnnotation, annotation) {
			let id;
			if (ChangeAnnotationIdentifier.is(idOrAnnotation)) id = idOrAnnotation;
			else {
				id = this.nextId();
				annotation = idOrAnnotation;
			}
			if (this._annotations[id] !== void 0) throw new Error(`Id ${id} is already in use.`);
			if (annotation === void 0) throw new Error(`No annotation provided for id ${id}`);
			this._annotations[id] = annotation;
			this._size++;
			return id;
		}
		nextId() {
			this._counter++;
			return this._counter.toString();
		}
	};
	WorkspaceChange = class {
		constructor(workspaceEdit) {
			this._textEditChanges = Object.create(null);
			if (workspaceEdit !== void 0) {
				this._workspaceEdit = workspaceEdit;
				if (workspaceEdit.documentChanges) {
					this._changeAnnotations = new ChangeAnnotations(workspaceEdit.changeAnnotations);
					workspaceEdit.changeAnnotations = this._changeAnnotations.all();
					workspaceEdit.documentChanges.forEach((change) => {
						if (TextDocumentEdit.is(change)) {
							const textEditChange = new TextEditChangeImpl(change.edits, this._changeAnnotations);
							this._textEditChanges[change.textDocument.uri] = textEditChange;
						}
					});
				} else if (workspaceEdit.changes) Object.keys(workspaceEdit.changes).forEach((key) => {
					const textEditChange = new TextEditChangeImpl(workspaceEdit.changes[key]);
					this._textEditChanges[key] = textEditChange;
				});
			} else this._workspaceEdit = {};
		}
		get edit() {
			this.initDocumentChanges();
			if (this._changeAnnotations !== void 0) {
				if (this._changeAnnotations.size === 0) this._workspaceEdit.changeAnnotations = void 0;
				else this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
			}
			return this._workspaceEdit;
		}
		getTextEditChange(key) {
			if (OptionalVersionedTextDocumentIdentifier.is(key)) {
				this.initDocumentChanges();
				if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
				const textDocument = {
					uri: key.uri,
					version: key.version
				};
				let result = this._textEditChanges[textDocument.uri];
				if (!result) {
					const edits = [];
					const textDocumentEdit = {
						textDocument,
						edits
					};
					this._workspaceEdit.documentChanges.push(textDocumentEdit);
					result = new TextEditChangeImpl(edits, this._changeAnnotations);
					this._textEditChanges[textDocument.uri] = result;
				}
				return result;
			} else {
				this.initChanges();
				if (this._workspaceEdit.changes === void 0) throw new Error("Workspace edit is not configured for normal text edit changes.");
				let result = this._textEditChanges[key];
				if (!result) {
					const edits = [];
					this._workspaceEdit.changes[key] = edits;
					result = new TextEditChangeImpl(edits);
					this._textEditChanges[key] = result;
				}
				return result;
			}
		}
		initDocumentChanges() {
			if (this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0) {
				this._changeAnnotations = new ChangeAnnotations();
				this._workspaceEdit.documentChanges = [];
				this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
			}
		}
		initChanges() {
			if (this._workspaceEdit.documentChanges === void 0 && this._workspaceEdit.changes === void 0) this._workspaceEdit.changes = Object.create(null);
		}
		createFile(uri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = CreateFile.create(uri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = CreateFile.create(uri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
		renameFile(oldUri, newUri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = RenameFile.create(oldUri, newUri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = RenameFile.create(oldUri, newUri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
		deleteFile(uri, optionsOrAnnotation, options) {
			this.initDocumentChanges();
			if (this._workspaceEdit.documentChanges === void 0) throw new Error("Workspace edit is not configured for document changes.");
			let annotation;
			if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) annotation = optionsOrAnnotation;
			else options = optionsOrAnnotation;
			let operation;
			let id;
			if (annotation === void 0) operation = DeleteFile.create(uri, options);
			else {
				id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
				operation = DeleteFile.create(uri, options, id);
			}
			this._workspaceEdit.documentChanges.push(operation);
			if (id !== void 0) return id;
		}
	};
	(function(TextDocumentIdentifier) {
		function create(uri) {
			return { uri };
		}
		TextDocumentIdentifier.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri);
		}
		TextDocumentIdentifier.is = is;
	})(TextDocumentIdentifier || (TextDocumentIdentifier = {}));
	(function(VersionedTextDocumentIdentifier) {
		function create(uri, version) {
			return {
				uri,
				version
			};
		}
		VersionedTextDocumentIdentifier.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && Is.integer(candidate.version);
		}
		VersionedTextDocumentIdentifier.is = is;
	})(VersionedTextDocumentIdentifier || (VersionedTextDocumentIdentifier = {}));
	(function(OptionalVersionedTextDocumentIdentifier) {
		function create(uri, version) {
			return {
				uri,
				version
			};
		}
		OptionalVersionedTextDocumentIdentifier.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && (candidate.version === null || Is.integer(candidate.version));
		}
		OptionalVersionedTextDocumentIdentifier.is = is;
	})(OptionalVersionedTextDocumentIdentifier || (OptionalVersionedTextDocumentIdentifier = {}));
	(function(LanguageKind) {
		LanguageKind.ABAP = "abap";
		LanguageKind.WindowsBat = "bat";
		LanguageKind.BibTeX = "bibtex";
		LanguageKind.Clojure = "clojure";
		LanguageKind.Coffeescript = "coffeescript";
		LanguageKind.C = "c";
		LanguageKind.CPP = "cpp";
		LanguageKind.CSharp = "csharp";
		LanguageKind.CSS = "css";
		LanguageKind.D = "d";
		LanguageKind.Delphi = "pascal";
		LanguageKind.Diff = "diff";
		LanguageKind.Dart = "dart";
		LanguageKind.Dockerfile = "dockerfile";
		LanguageKind.Elixir = "elixir";
		LanguageKind.Erlang = "erlang";
		LanguageKind.FSharp = "fsharp";
		LanguageKind.GitCommit = "git-commit";
		LanguageKind.GitRebase = "git-rebase";
		LanguageKind.Go = "go";
		LanguageKind.Groovy = "groovy";
		LanguageKind.Handlebars = "handlebars";
		LanguageKind.Haskell = "haskell";
		LanguageKind.HTML = "html";
		LanguageKind.Ini = "ini";
		LanguageKind.Java = "java";
		LanguageKind.JavaScript = "javascript";
		LanguageKind.JavaScriptReact = "javascriptreact";
		LanguageKind.JSON = "json";
		LanguageKind.LaTeX = "latex";
		LanguageKind.Less = "less";
		LanguageKind.Lua = "lua";
		LanguageKind.Makefile = "makefile";
		LanguageKind.Markdown = "markdown";
		LanguageKind.ObjectiveC = "objective-c";
		LanguageKind.ObjectiveCPP = "objective-cpp";
		LanguageKind.Pascal = "pascal";
		LanguageKind.Perl = "perl";
		LanguageKind.Perl6 = "perl6";
		LanguageKind.PHP = "php";
		LanguageKind.Plaintext = "plaintext";
		LanguageKind.Powershell = "powershell";
		LanguageKind.Pug = "jade";
		LanguageKind.Python = "python";
		LanguageKind.R = "r";
		LanguageKind.Razor = "razor";
		LanguageKind.Ruby = "ruby";
		LanguageKind.Rust = "rust";
		LanguageKind.SCSS = "scss";
		LanguageKind.SASS = "sass";
		LanguageKind.Scala = "scala";
		LanguageKind.ShaderLab = "shaderlab";
		LanguageKind.ShellScript = "shellscript";
		LanguageKind.SQL = "sql";
		LanguageKind.Swift = "swift";
		LanguageKind.TypeScript = "typescript";
		LanguageKind.TypeScriptReact = "typescriptreact";
		LanguageKind.TeX = "tex";
		LanguageKind.VisualBasic = "vb";
		LanguageKind.XML = "xml";
		LanguageKind.XSL = "xsl";
		LanguageKind.YAML = "yaml";
	})(LanguageKind || (LanguageKind = {}));
	(function(TextDocumentItem) {
		function create(uri, languageId, version, text) {
			return {
				uri,
				languageId,
				version,
				text
			};
		}
		TextDocumentItem.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && Is.string(candidate.languageId) && Is.integer(candidate.version) && Is.string(candidate.text);
		}
		TextDocumentItem.is = is;
	})(TextDocumentItem || (TextDocumentItem = {}));
	(function(MarkupKind) {
		MarkupKind.PlainText = "plaintext";
		MarkupKind.Markdown = "markdown";
		function is(value) {
			const candidate = value;
			return candidate === MarkupKind.PlainText || candidate === MarkupKind.Markdown;
		}
		MarkupKind.is = is;
	})(MarkupKind || (MarkupKind = {}));
	(function(MarkupContent) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(value) && MarkupKind.is(candidate.kind) && Is.string(candidate.value);
		}
		MarkupContent.is = is;
	})(MarkupContent || (MarkupContent = {}));
	(function(CompletionItemKind) {
		CompletionItemKind.Text = 1;
		CompletionItemKind.Method = 2;
		CompletionItemKind.Function = 3;
		CompletionItemKind.Constructor = 4;
		CompletionItemKind.Field = 5;
		CompletionItemKind.Variable = 6;
		CompletionItemKind.Class = 7;
		CompletionItemKind.Interface = 8;
		CompletionItemKind.Module = 9;
		CompletionItemKind.Property = 10;
		CompletionItemKind.Unit = 11;
		CompletionItemKind.Value = 12;
		CompletionItemKind.Enum = 13;
		CompletionItemKind.Keyword = 14;
		CompletionItemKind.Snippet = 15;
		CompletionItemKind.Color = 16;
		CompletionItemKind.File = 17;
		CompletionItemKind.Reference = 18;
		CompletionItemKind.Folder = 19;
		CompletionItemKind.EnumMember = 20;
		CompletionItemKind.Constant = 21;
		CompletionItemKind.Struct = 22;
		CompletionItemKind.Event = 23;
		CompletionItemKind.Operator = 24;
		CompletionItemKind.TypeParameter = 25;
	})(CompletionItemKind$1 || (CompletionItemKind$1 = {}));
	(function(InsertTextFormat) {
		InsertTextFormat.PlainText = 1;
		InsertTextFormat.Snippet = 2;
	})(InsertTextFormat || (InsertTextFormat = {}));
	(function(CompletionItemTag) {
		CompletionItemTag.Deprecated = 1;
	})(CompletionItemTag || (CompletionItemTag = {}));
	(function(InsertReplaceEdit) {
		function create(newText, insert, replace) {
			return {
				newText,
				insert,
				replace
			};
		}
		InsertReplaceEdit.create = create;
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.newText) && Range.is(candidate.insert) && Range.is(candidate.replace);
		}
		InsertReplaceEdit.is = is;
	})(InsertReplaceEdit || (InsertReplaceEdit = {}));
	(function(InsertTextMode) {
		InsertTextMode.asIs = 1;
		InsertTextMode.adjustIndentation = 2;
	})(InsertTextMode || (InsertTextMode = {}));
	(function(ApplyKind) {
		ApplyKind.Replace = 1;
		ApplyKind.Merge = 2;
	})(ApplyKind || (ApplyKind = {}));
	(function(CompletionItemLabelDetails) {
		function is(value) {
			const candidate = value;
			return candidate && (Is.string(candidate.detail) || candidate.detail === void 0) && (Is.string(candidate.description) || candidate.description === void 0);
		}
		CompletionItemLabelDetails.is = is;
	})(CompletionItemLabelDetails || (CompletionItemLabelDetails = {}));
	(function(CompletionItem) {
		function create(label) {
			return { label };
		}
		CompletionItem.create = create;
	})(CompletionItem || (CompletionItem = {}));
	(function(CompletionList) {
		function create(items, isIncomplete) {
			return {
				items: items ? items : [],
				isIncomplete: !!isIncomplete
			};
		}
		CompletionList.create = create;
	})(CompletionList || (CompletionList = {}));
	(function(MarkedString) {
		function fromPlainText(plainText) {
			return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g, "\\$&");
		}
		MarkedString.fromPlainText = fromPlainText;
		function is(value) {
			const candidate = value;
			return Is.string(candidate) || Is.objectLiteral(candidate) && Is.string(candidate.language) && Is.string(candidate.value);
		}
		MarkedString.is = is;
	})(MarkedString || (MarkedString = {}));
	(function(Hover) {
		function is(value) {
			const candidate = value;
			return !!candidate && Is.objectLiteral(candidate) && (MarkupContent.is(candidate.contents) || MarkedString.is(candidate.contents) || Is.typedArray(candidate.contents, MarkedString.is)) && (value.range === void 0 || Range.is(value.range));
		}
		Hover.is = is;
	})(Hover || (Hover = {}));
	(function(ParameterInformation) {
		function create(label, documentation) {
			return documentation ? {
				label,
				documentation
			} : { label };
		}
		ParameterInformation.create = create;
	})(ParameterInformation || (ParameterInformation = {}));
	(function(SignatureInformation) {
		function create(label, documentation, ...parameters) {
			const result = { label };
			if (Is.defined(documentation)) result.documentation = documentation;
			if (Is.defined(parameters)) result.parameters = parameters;
			else result.parameters = [];
			return result;
		}
		SignatureInformation.create = create;
	})(SignatureInformation || (SignatureInformation = {}));
	(function(DocumentHighlightKind) {
		DocumentHighlightKind.Text = 1;
		DocumentHighlightKind.Read = 2;
		DocumentHighlightKind.Write = 3;
	})(DocumentHighlightKind || (DocumentHighlightKind = {}));
	(function(DocumentHighlight) {
		function create(range, kind) {
			const result = { range };
			if (Is.number(kind)) result.kind = kind;
			return result;
		}
		DocumentHighlight.create = create;
	})(DocumentHighlight || (DocumentHighlight = {}));
	(function(SymbolKind) {
		SymbolKind.File = 1;
		SymbolKind.Module = 2;
		SymbolKind.Namespace = 3;
		SymbolKind.Package = 4;
		SymbolKind.Class = 5;
		SymbolKind.Method = 6;
		SymbolKind.Property = 7;
		SymbolKind.Field = 8;
		SymbolKind.Constructor = 9;
		SymbolKind.Enum = 10;
		SymbolKind.Interface = 11;
		SymbolKind.Function = 12;
		SymbolKind.Variable = 13;
		SymbolKind.Constant = 14;
		SymbolKind.String = 15;
		SymbolKind.Number = 16;
		SymbolKind.Boolean = 17;
		SymbolKind.Array = 18;
		SymbolKind.Object = 19;
		SymbolKind.Key = 20;
		SymbolKind.Null = 21;
		SymbolKind.EnumMember = 22;
		SymbolKind.Struct = 23;
		SymbolKind.Event = 24;
		SymbolKind.Operator = 25;
		SymbolKind.TypeParameter = 26;
	})(SymbolKind || (SymbolKind = {}));
	(function(SymbolTag) {
		SymbolTag.Deprecated = 1;
	})(SymbolTag || (SymbolTag = {}));
	(function(SymbolInformation) {
		function create(name, kind, range, uri, containerName) {
			const result = {
				name,
				kind,
				location: {
					uri,
					range
				}
			};
			if (containerName) result.containerName = containerName;
			return result;
		}
		SymbolInformation.create = create;
	})(SymbolInformation || (SymbolInformation = {}));
	(function(WorkspaceSymbol) {
		function create(name, kind, uri, range) {
			return range !== void 0 ? {
				name,
				kind,
				location: {
					uri,
					range
				}
			} : {
				name,
				kind,
				location: { uri }
			};
		}
		WorkspaceSymbol.create = create;
	})(WorkspaceSymbol || (WorkspaceSymbol = {}));
	(function(DocumentSymbol) {
		function create(name, detail, kind, range, selectionRange, children) {
			const result = {
				name,
				detail,
				kind,
				range,
				selectionRange
			};
			if (children !== void 0) result.children = children;
			return result;
		}
		DocumentSymbol.create = create;
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.name) && Is.number(candidate.kind) && Range.is(candidate.range) && Range.is(candidate.selectionRange) && (candidate.detail === void 0 || Is.string(candidate.detail)) && (candidate.deprecated === void 0 || Is.boolean(candidate.deprecated)) && (candidate.children === void 0 || Array.isArray(candidate.children)) && (candidate.tags === void 0 || Array.isArray(candidate.tags));
		}
		DocumentSymbol.is = is;
	})(DocumentSymbol || (DocumentSymbol = {}));
	(function(CodeActionKind) {
		CodeActionKind.Empty = "";
		CodeActionKind.QuickFix = "quickfix";
		CodeActionKind.Refactor = "refactor";
		CodeActionKind.RefactorExtract = "refactor.extract";
		CodeActionKind.RefactorInline = "refactor.inline";
		CodeActionKind.RefactorMove = "refactor.move";
		CodeActionKind.RefactorRewrite = "refactor.rewrite";
		CodeActionKind.Source = "source";
		CodeActionKind.SourceOrganizeImports = "source.organizeImports";
		CodeActionKind.SourceFixAll = "source.fixAll";
		CodeActionKind.Notebook = "notebook";
	})(CodeActionKind$1 || (CodeActionKind$1 = {}));
	(function(CodeActionTriggerKind) {
		CodeActionTriggerKind.Invoked = 1;
		CodeActionTriggerKind.Automatic = 2;
	})(CodeActionTriggerKind || (CodeActionTriggerKind = {}));
	(function(CodeActionContext) {
		function create(diagnostics, only, triggerKind) {
			const result = { diagnostics };
			if (only !== void 0 && only !== null) result.only = only;
			if (triggerKind !== void 0 && triggerKind !== null) result.triggerKind = triggerKind;
			return result;
		}
		CodeActionContext.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.typedArray(candidate.diagnostics, Diagnostic.is) && (candidate.only === void 0 || Is.typedArray(candidate.only, Is.string)) && (candidate.triggerKind === void 0 || candidate.triggerKind === CodeActionTriggerKind.Invoked || candidate.triggerKind === CodeActionTriggerKind.Automatic);
		}
		CodeActionContext.is = is;
	})(CodeActionContext || (CodeActionContext = {}));
	(function(CodeActionTag) {
		CodeActionTag.LLMGenerated = 1;
		function is(value) {
			return Is.defined(value) && value === CodeActionTag.LLMGenerated;
		}
		CodeActionTag.is = is;
	})(CodeActionTag || (CodeActionTag = {}));
	(function(CodeAction) {
		function create(title, kindOrCommandOrEdit, kind) {
			const result = { title };
			let checkKind = true;
			if (typeof kindOrCommandOrEdit === "string") {
				checkKind = false;
				result.kind = kindOrCommandOrEdit;
			} else if (Command.is(kindOrCommandOrEdit)) result.command = kindOrCommandOrEdit;
			else result.edit = kindOrCommandOrEdit;
			if (checkKind && kind !== void 0) result.kind = kind;
			return result;
		}
		CodeAction.create = create;
		function is(value) {
			const candidate = value;
			return candidate && Is.string(candidate.title) && (candidate.diagnostics === void 0 || Is.typedArray(candidate.diagnostics, Diagnostic.is)) && (candidate.kind === void 0 || Is.string(candidate.kind)) && (candidate.edit !== void 0 || candidate.command !== void 0) && (candidate.command === void 0 || Command.is(candidate.command)) && (candidate.isPreferred === void 0 || Is.boolean(candidate.isPreferred)) && (candidate.edit === void 0 || WorkspaceEdit.is(candidate.edit)) && (candidate.tags === void 0 || Is.typedArray(candidate.tags, CodeActionTag.is));
		}
		CodeAction.is = is;
	})(CodeAction || (CodeAction = {}));
	(function(CodeLens) {
		function create(range, data) {
			const result = { range };
			if (Is.defined(data)) result.data = data;
			return result;
		}
		CodeLens.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.command) || Command.is(candidate.command));
		}
		CodeLens.is = is;
	})(CodeLens || (CodeLens = {}));
	(function(FormattingOptions) {
		function create(tabSize, insertSpaces) {
			return {
				tabSize,
				insertSpaces
			};
		}
		FormattingOptions.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.uinteger(candidate.tabSize) && Is.boolean(candidate.insertSpaces);
		}
		FormattingOptions.is = is;
	})(FormattingOptions || (FormattingOptions = {}));
	(function(DocumentLink) {
		function create(range, target, data) {
			return {
				range,
				target,
				data
			};
		}
		DocumentLink.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.target) || Is.string(candidate.target));
		}
		DocumentLink.is = is;
	})(DocumentLink || (DocumentLink = {}));
	(function(SelectionRange) {
		function create(range, parent) {
			return {
				range,
				parent
			};
		}
		SelectionRange.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Range.is(candidate.range) && (candidate.parent === void 0 || SelectionRange.is(candidate.parent));
		}
		SelectionRange.is = is;
	})(SelectionRange || (SelectionRange = {}));
	(function(SemanticTokenTypes) {
		SemanticTokenTypes["namespace"] = "namespace";
		SemanticTokenTypes["type"] = "type";
		SemanticTokenTypes["class"] = "class";
		SemanticTokenTypes["enum"] = "enum";
		SemanticTokenTypes["interface"] = "interface";
		SemanticTokenTypes["struct"] = "struct";
		SemanticTokenTypes["typeParameter"] = "typeParameter";
		SemanticTokenTypes["parameter"] = "parameter";
		SemanticTokenTypes["variable"] = "variable";
		SemanticTokenTypes["property"] = "property";
		SemanticTokenTypes["enumMember"] = "enumMember";
		SemanticTokenTypes["event"] = "event";
		SemanticTokenTypes["function"] = "function";
		SemanticTokenTypes["method"] = "method";
		SemanticTokenTypes["macro"] = "macro";
		SemanticTokenTypes["keyword"] = "keyword";
		SemanticTokenTypes["modifier"] = "modifier";
		SemanticTokenTypes["comment"] = "comment";
		SemanticTokenTypes["string"] = "string";
		SemanticTokenTypes["number"] = "number";
		SemanticTokenTypes["regexp"] = "regexp";
		SemanticTokenTypes["operator"] = "operator";
		SemanticTokenTypes["decorator"] = "decorator";
		SemanticTokenTypes["label"] = "label";
	})(SemanticTokenTypes || (SemanticTokenTypes = {}));
	(function(SemanticTokenModifiers) {
		SemanticTokenModifiers["declaration"] = "declaration";
		SemanticTokenModifiers["definition"] = "definition";
		SemanticTokenModifiers["readonly"] = "readonly";
		SemanticTokenModifiers["static"] = "static";
		SemanticTokenModifiers["deprecated"] = "deprecated";
		SemanticTokenModifiers["abstract"] = "abstract";
		SemanticTokenModifiers["async"] = "async";
		SemanticTokenModifiers["modification"] = "modification";
		SemanticTokenModifiers["documentation"] = "documentation";
		SemanticTokenModifiers["defaultLibrary"] = "defaultLibrary";
	})(SemanticTokenModifiers || (SemanticTokenModifiers = {}));
	(function(SemanticTokens) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (candidate.resultId === void 0 || typeof candidate.resultId === "string") && Array.isArray(candidate.data) && (candidate.data.length === 0 || typeof candidate.data[0] === "number");
		}
		SemanticTokens.is = is;
	})(SemanticTokens || (SemanticTokens = {}));
	(function(InlineValueText) {
		function create(range, text) {
			return {
				range,
				text
			};
		}
		InlineValueText.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && Is.string(candidate.text);
		}
		InlineValueText.is = is;
	})(InlineValueText || (InlineValueText = {}));
	(function(InlineValueVariableLookup) {
		function create(range, variableName, caseSensitiveLookup) {
			return {
				range,
				variableName,
				caseSensitiveLookup
			};
		}
		InlineValueVariableLookup.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && Is.boolean(candidate.caseSensitiveLookup) && (Is.string(candidate.variableName) || candidate.variableName === void 0);
		}
		InlineValueVariableLookup.is = is;
	})(InlineValueVariableLookup || (InlineValueVariableLookup = {}));
	(function(InlineValueEvaluatableExpression) {
		function create(range, expression) {
			return {
				range,
				expression
			};
		}
		InlineValueEvaluatableExpression.create = create;
		function is(value) {
			const candidate = value;
			return candidate !== void 0 && candidate !== null && Range.is(candidate.range) && (Is.string(candidate.expression) || candidate.expression === void 0);
		}
		InlineValueEvaluatableExpression.is = is;
	})(InlineValueEvaluatableExpression || (InlineValueEvaluatableExpression = {}));
	(function(InlineValueContext) {
		function create(frameId, stoppedLocation) {
			return {
				frameId,
				stoppedLocation
			};
		}
		InlineValueContext.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Range.is(value.stoppedLocation);
		}
		InlineValueContext.is = is;
	})(InlineValueContext || (InlineValueContext = {}));
	(function(InlayHintKind) {
		InlayHintKind.Type = 1;
		InlayHintKind.Parameter = 2;
		function is(value) {
			return value === 1 || value === 2;
		}
		InlayHintKind.is = is;
	})(InlayHintKind || (InlayHintKind = {}));
	(function(InlayHintLabelPart) {
		function create(value) {
			return { value };
		}
		InlayHintLabelPart.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.location === void 0 || Location.is(candidate.location)) && (candidate.command === void 0 || Command.is(candidate.command));
		}
		InlayHintLabelPart.is = is;
	})(InlayHintLabelPart || (InlayHintLabelPart = {}));
	(function(InlayHint) {
		function create(position, label, kind) {
			const result = {
				position,
				label
			};
			if (kind !== void 0) result.kind = kind;
			return result;
		}
		InlayHint.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Position.is(candidate.position) && (Is.string(candidate.label) || Is.typedArray(candidate.label, InlayHintLabelPart.is)) && (candidate.kind === void 0 || InlayHintKind.is(candidate.kind)) && candidate.textEdits === void 0 || Is.typedArray(candidate.textEdits, TextEdit.is) && (candidate.tooltip === void 0 || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip)) && (candidate.paddingLeft === void 0 || Is.boolean(candidate.paddingLeft)) && (candidate.paddingRight === void 0 || Is.boolean(candidate.paddingRight));
		}
		InlayHint.is = is;
	})(InlayHint || (InlayHint = {}));
	(function(StringValue) {
		function createSnippet(value) {
			return {
				kind: "snippet",
				value
			};
		}
		StringValue.createSnippet = createSnippet;
		function isSnippet(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && candidate.kind === "snippet" && Is.string(candidate.value);
		}
		StringValue.isSnippet = isSnippet;
	})(StringValue || (StringValue = {}));
	(function(InlineCompletionItem) {
		function create(insertText, filterText, range, command) {
			return {
				insertText,
				filterText,
				range,
				command
			};
		}
		InlineCompletionItem.create = create;
	})(InlineCompletionItem || (InlineCompletionItem = {}));
	(function(InlineCompletionList) {
		function create(items) {
			return { items };
		}
		InlineCompletionList.create = create;
	})(InlineCompletionList || (InlineCompletionList = {}));
	(function(InlineCompletionTriggerKind) {
		InlineCompletionTriggerKind.Invoked = 1;
		InlineCompletionTriggerKind.Automatic = 2;
	})(InlineCompletionTriggerKind || (InlineCompletionTriggerKind = {}));
	(function(SelectedCompletionInfo) {
		function create(range, text) {
			return {
				range,
				text
			};
		}
		SelectedCompletionInfo.create = create;
	})(SelectedCompletionInfo || (SelectedCompletionInfo = {}));
	(function(InlineCompletionContext) {
		function create(triggerKind, selectedCompletionInfo) {
			return {
				triggerKind,
				selectedCompletionInfo
			};
		}
		InlineCompletionContext.create = create;
	})(InlineCompletionContext || (InlineCompletionContext = {}));
	(function(WorkspaceFolder) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && URI.is(candidate.uri) && Is.string(candidate.name);
		}
		WorkspaceFolder.is = is;
	})(WorkspaceFolder || (WorkspaceFolder = {}));
	EOL = [
		"\n",
		"\r\n",
		"\r"
	];
	(function(TextDocument) {
		function create(uri, languageId, version, content) {
			return new FullTextDocument$1(uri, languageId, version, content);
		}
		TextDocument.create = create;
		function is(value) {
			const candidate = value;
			return Is.defined(candidate) && Is.string(candidate.uri) && (Is.undefined(candidate.languageId) || Is.string(candidate.languageId)) && Is.uinteger(candidate.lineCount) && Is.func(candidate.getText) && Is.func(candidate.positionAt) && Is.func(candidate.offsetAt) ? true : false;
		}
		TextDocument.is = is;
		function applyEdits(document, edits) {
			let text = document.getText();
			const sortedEdits = mergeSort(edits, (a, b) => {
				const diff = a.range.start.line - b.range.start.line;
				if (diff === 0) return a.range.start.character - b.range.start.character;
				return diff;
			});
			let lastModifiedOffset = text.length;
			for (let i = sortedEdits.length - 1; i >= 0; i--) {
				const e = sortedEdits[i];
				const startOffset = document.offsetAt(e.range.start);
				const endOffset = document.offsetAt(e.range.end);
				if (endOffset <= lastModifiedOffset) text = text.substring(0, startOffset) + e.newText + text.substring(endOffset, text.length);
				else throw new Error("Overlapping edit");
				lastModifiedOffset = startOffset;
			}
			return text;
		}
		TextDocument.applyEdits = applyEdits;
		function mergeSort(data, compare) {
			if (data.length <= 1) return data;
			const p = data.length / 2 | 0;
			const left = data.slice(0, p);
			const right = data.slice(p);
			mergeSort(left, compare);
			mergeSort(right, compare);
			let leftIdx = 0;
			let rightIdx = 0;
			let i = 0;
			while (leftIdx < left.length && rightIdx < right.length) if (compare(left[leftIdx], right[rightIdx]) <= 0) data[i++] = left[leftIdx++];
			else data[i++] = right[rightIdx++];
			while (leftIdx < left.length) data[i++] = left[leftIdx++];
			while (rightIdx < right.length) data[i++] = right[rightIdx++];
			return data;
		}
	})(TextDocument$1 || (TextDocument$1 = {}));
	FullTextDocument$1 = class {
		constructor(uri, languageId, version, content) {
			this._uri = uri;
			this._languageId = languageId;
			this._version = version;
			this._content = content;
			this._lineOffsets = void 0;
		}
		get uri() {
			return this._uri;
		}
		get languageId() {
			return this._languageId;
		}
		get version() {
			return this._version;
		}
		getText(range) {
			if (range) {
				const start = this.offsetAt(range.start);
				const end = this.offsetAt(range.end);
				return this._content.substring(start, end);
			}
			return this._content;
		}
		update(event, version) {
			this._content = event.text;
			this._version = version;
			this._lineOffsets = void 0;
		}
		getLineOffsets() {
			if (this._lineOffsets === void 0) {
				const lineOffsets = [];
				const text = this._content;
				let isLineStart = true;
				for (let i = 0; i < text.length; i++) {
					if (isLineStart) {
						lineOffsets.push(i);
						isLineStart = false;
					}
					const ch = text.charAt(i);
					isLineStart = ch === "\r" || ch === "\n";
					if (ch === "\r" && i + 1 < text.length && text.charAt(i + 1) === "\n") i++;
				}
				if (isLineStart && text.length > 0) lineOffsets.push(text.length);
				this._lineOffsets = lineOffsets;
			}
			return this._lineOffsets;
		}
		positionAt(offset) {
			offset = Math.max(Math.min(offset, this._content.length), 0);
			const lineOffsets = this.getLineOffsets();
			let low = 0, high = lineOffsets.length;
			if (high === 0) return Position.create(0, offset);
			while (low < high) {
				const mid = Math.floor((low + high) / 2);
				if (lineOffsets[mid] > offset) high = mid;
				else low = mid + 1;
			}
			const line = low - 1;
			return Position.create(line, offset - lineOffsets[line]);
		}
		offsetAt(position) {
			const lineOffsets = this.getLineOffsets();
			if (position.line >= lineOffsets.length) return this._content.length;
			else if (position.line < 0) return 0;
			const lineOffset = lineOffsets[position.line];
			const nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
			return Math.max(Math.min(lineOffset + position.character, nextLineOffset), lineOffset);
		}
		get lineCount() {
			return this.getLineOffsets().length;
		}
	};
	(function(Is) {
		const toString = Object.prototype.toString;
		function defined(value) {
			return typeof value !== "undefined";
		}
		Is.defined = defined;
		function undefined(value) {
			return typeof value === "undefined";
		}
		Is.undefined = undefined;
		function boolean(value) {
			return value === true || value === false;
		}
		Is.boolean = boolean;
		function string(value) {
			return toString.call(value) === "[object String]";
		}
		Is.string = string;
		function number(value) {
			return toString.call(value) === "[object Number]";
		}
		Is.number = number;
		function numberRange(value, min, max) {
			return toString.call(value) === "[object Number]" && min <= value && value <= max;
		}
		Is.numberRange = numberRange;
		function integer(value) {
			return toString.call(value) === "[object Number]" && -2147483648 <= value && value <= 2147483647;
		}
		Is.integer = integer;
		function uinteger(value) {
			return toString.call(value) === "[object Number]" && 0 <= value && value <= 2147483647;
		}
		Is.uinteger = uinteger;
		function func(value) {
			return toString.call(value) === "[object Function]";
		}
		Is.func = func;
		function objectLiteral(value) {
			return value !== null && typeof value === "object";
		}
		Is.objectLiteral = objectLiteral;
		function typedArray(value, check) {
			return Array.isArray(value) && value.every(check);
		}
		Is.typedArray = typedArray;
	})(Is || (Is = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/messages.js
var require_messages = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CM = exports.ProtocolNotificationType = exports.ProtocolNotificationType0 = exports.ProtocolRequestType = exports.ProtocolRequestType0 = exports.RegistrationType = exports.MessageDirection = void 0;
	const vscode_jsonrpc_1 = require_api$2();
	var MessageDirection;
	(function(MessageDirection) {
		MessageDirection["clientToServer"] = "clientToServer";
		MessageDirection["serverToClient"] = "serverToClient";
		MessageDirection["both"] = "both";
	})(MessageDirection || (exports.MessageDirection = MessageDirection = {}));
	var RegistrationType = class {
		____;
		method;
		constructor(method) {
			this.method = method;
		}
	};
	exports.RegistrationType = RegistrationType;
	var ProtocolRequestType0 = class extends vscode_jsonrpc_1.RequestType0 {
		__;
		___;
		____;
		_pr;
		constructor(method) {
			super(method);
		}
	};
	exports.ProtocolRequestType0 = ProtocolRequestType0;
	var ProtocolRequestType = class extends vscode_jsonrpc_1.RequestType {
		__;
		___;
		____;
		_pr;
		constructor(method) {
			super(method, vscode_jsonrpc_1.ParameterStructures.byName);
		}
	};
	exports.ProtocolRequestType = ProtocolRequestType;
	var ProtocolNotificationType0 = class extends vscode_jsonrpc_1.NotificationType0 {
		___;
		____;
		constructor(method) {
			super(method);
		}
	};
	exports.ProtocolNotificationType0 = ProtocolNotificationType0;
	var ProtocolNotificationType = class extends vscode_jsonrpc_1.NotificationType {
		___;
		____;
		constructor(method) {
			super(method, vscode_jsonrpc_1.ParameterStructures.byName);
		}
	};
	exports.ProtocolNotificationType = ProtocolNotificationType;
	var CM;
	(function(CM) {
		function create(client, server) {
			return {
				client,
				server
			};
		}
		CM.create = create;
	})(CM || (exports.CM = CM = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/utils/is.js
var require_is = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.boolean = boolean;
	exports.string = string;
	exports.number = number;
	exports.error = error;
	exports.func = func;
	exports.array = array;
	exports.stringArray = stringArray;
	exports.typedArray = typedArray;
	exports.objectLiteral = objectLiteral;
	function boolean(value) {
		return value === true || value === false;
	}
	function string(value) {
		return typeof value === "string" || value instanceof String;
	}
	function number(value) {
		return typeof value === "number" || value instanceof Number;
	}
	function error(value) {
		return value instanceof Error;
	}
	function func(value) {
		return typeof value === "function";
	}
	function array(value) {
		return Array.isArray(value);
	}
	function stringArray(value) {
		return array(value) && value.every((elem) => string(elem));
	}
	function typedArray(value, check) {
		return Array.isArray(value) && value.every(check);
	}
	function objectLiteral(value) {
		return value !== null && typeof value === "object";
	}
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.implementation.js
var require_protocol_implementation = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ImplementationRequest = void 0;
	const messages_1 = require_messages();
	var ImplementationRequest;
	(function(ImplementationRequest) {
		ImplementationRequest.method = "textDocument/implementation";
		ImplementationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		ImplementationRequest.type = new messages_1.ProtocolRequestType(ImplementationRequest.method);
		ImplementationRequest.capabilities = messages_1.CM.create("textDocument.implementation", "implementationProvider");
	})(ImplementationRequest || (exports.ImplementationRequest = ImplementationRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeDefinition.js
var require_protocol_typeDefinition = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TypeDefinitionRequest = void 0;
	const messages_1 = require_messages();
	var TypeDefinitionRequest;
	(function(TypeDefinitionRequest) {
		TypeDefinitionRequest.method = "textDocument/typeDefinition";
		TypeDefinitionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		TypeDefinitionRequest.type = new messages_1.ProtocolRequestType(TypeDefinitionRequest.method);
		TypeDefinitionRequest.capabilities = messages_1.CM.create("textDocument.typeDefinition", "typeDefinitionProvider");
	})(TypeDefinitionRequest || (exports.TypeDefinitionRequest = TypeDefinitionRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.workspaceFolder.js
var require_protocol_workspaceFolder = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = void 0;
	const messages_1 = require_messages();
	var WorkspaceFoldersRequest;
	(function(WorkspaceFoldersRequest) {
		WorkspaceFoldersRequest.method = "workspace/workspaceFolders";
		WorkspaceFoldersRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		WorkspaceFoldersRequest.type = new messages_1.ProtocolRequestType0(WorkspaceFoldersRequest.method);
		WorkspaceFoldersRequest.capabilities = messages_1.CM.create("workspace.workspaceFolders", "workspace.workspaceFolders");
	})(WorkspaceFoldersRequest || (exports.WorkspaceFoldersRequest = WorkspaceFoldersRequest = {}));
	var DidChangeWorkspaceFoldersNotification;
	(function(DidChangeWorkspaceFoldersNotification) {
		DidChangeWorkspaceFoldersNotification.method = "workspace/didChangeWorkspaceFolders";
		DidChangeWorkspaceFoldersNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidChangeWorkspaceFoldersNotification.type = new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification.method);
		DidChangeWorkspaceFoldersNotification.capabilities = messages_1.CM.create(void 0, "workspace.workspaceFolders.changeNotifications");
	})(DidChangeWorkspaceFoldersNotification || (exports.DidChangeWorkspaceFoldersNotification = DidChangeWorkspaceFoldersNotification = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.configuration.js
var require_protocol_configuration = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ConfigurationRequest = void 0;
	const messages_1 = require_messages();
	var ConfigurationRequest;
	(function(ConfigurationRequest) {
		ConfigurationRequest.method = "workspace/configuration";
		ConfigurationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		ConfigurationRequest.type = new messages_1.ProtocolRequestType(ConfigurationRequest.method);
		ConfigurationRequest.capabilities = messages_1.CM.create("workspace.configuration", void 0);
	})(ConfigurationRequest || (exports.ConfigurationRequest = ConfigurationRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.colorProvider.js
var require_protocol_colorProvider = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ColorPresentationRequest = exports.DocumentColorRequest = void 0;
	const messages_1 = require_messages();
	var DocumentColorRequest;
	(function(DocumentColorRequest) {
		DocumentColorRequest.method = "textDocument/documentColor";
		DocumentColorRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentColorRequest.type = new messages_1.ProtocolRequestType(DocumentColorRequest.method);
		DocumentColorRequest.capabilities = messages_1.CM.create("textDocument.colorProvider", "colorProvider");
	})(DocumentColorRequest || (exports.DocumentColorRequest = DocumentColorRequest = {}));
	var ColorPresentationRequest;
	(function(ColorPresentationRequest) {
		ColorPresentationRequest.method = "textDocument/colorPresentation";
		ColorPresentationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		ColorPresentationRequest.type = new messages_1.ProtocolRequestType(ColorPresentationRequest.method);
		ColorPresentationRequest.capabilities = messages_1.CM.create("textDocument.colorProvider", "colorProvider");
	})(ColorPresentationRequest || (exports.ColorPresentationRequest = ColorPresentationRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.foldingRange.js
var require_protocol_foldingRange = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = void 0;
	const messages_1 = require_messages();
	var FoldingRangeRequest;
	(function(FoldingRangeRequest) {
		FoldingRangeRequest.method = "textDocument/foldingRange";
		FoldingRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		FoldingRangeRequest.type = new messages_1.ProtocolRequestType(FoldingRangeRequest.method);
		FoldingRangeRequest.capabilities = messages_1.CM.create("textDocument.foldingRange", "foldingRangeProvider");
	})(FoldingRangeRequest || (exports.FoldingRangeRequest = FoldingRangeRequest = {}));
	var FoldingRangeRefreshRequest;
	(function(FoldingRangeRefreshRequest) {
		FoldingRangeRefreshRequest.method = `workspace/foldingRange/refresh`;
		FoldingRangeRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		FoldingRangeRefreshRequest.type = new messages_1.ProtocolRequestType0(FoldingRangeRefreshRequest.method);
		FoldingRangeRefreshRequest.capabilities = messages_1.CM.create("workspace.foldingRange.refreshSupport", void 0);
	})(FoldingRangeRefreshRequest || (exports.FoldingRangeRefreshRequest = FoldingRangeRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.declaration.js
var require_protocol_declaration = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DeclarationRequest = void 0;
	const messages_1 = require_messages();
	var DeclarationRequest;
	(function(DeclarationRequest) {
		DeclarationRequest.method = "textDocument/declaration";
		DeclarationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DeclarationRequest.type = new messages_1.ProtocolRequestType(DeclarationRequest.method);
		DeclarationRequest.capabilities = messages_1.CM.create("textDocument.declaration", "declarationProvider");
	})(DeclarationRequest || (exports.DeclarationRequest = DeclarationRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.selectionRange.js
var require_protocol_selectionRange = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SelectionRangeRequest = void 0;
	const messages_1 = require_messages();
	var SelectionRangeRequest;
	(function(SelectionRangeRequest) {
		SelectionRangeRequest.method = "textDocument/selectionRange";
		SelectionRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		SelectionRangeRequest.type = new messages_1.ProtocolRequestType(SelectionRangeRequest.method);
		SelectionRangeRequest.capabilities = messages_1.CM.create("textDocument.selectionRange", "selectionRangeProvider");
	})(SelectionRangeRequest || (exports.SelectionRangeRequest = SelectionRangeRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.progress.js
var require_protocol_progress = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = void 0;
	const vscode_jsonrpc_1 = require_api$2();
	const messages_1 = require_messages();
	var WorkDoneProgress;
	(function(WorkDoneProgress) {
		WorkDoneProgress.type = new vscode_jsonrpc_1.ProgressType();
		function is(value) {
			return value === WorkDoneProgress.type;
		}
		WorkDoneProgress.is = is;
	})(WorkDoneProgress || (exports.WorkDoneProgress = WorkDoneProgress = {}));
	var WorkDoneProgressCreateRequest;
	(function(WorkDoneProgressCreateRequest) {
		WorkDoneProgressCreateRequest.method = "window/workDoneProgress/create";
		WorkDoneProgressCreateRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		WorkDoneProgressCreateRequest.type = new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest.method);
		WorkDoneProgressCreateRequest.capabilities = messages_1.CM.create("window.workDoneProgress", void 0);
	})(WorkDoneProgressCreateRequest || (exports.WorkDoneProgressCreateRequest = WorkDoneProgressCreateRequest = {}));
	var WorkDoneProgressCancelNotification;
	(function(WorkDoneProgressCancelNotification) {
		WorkDoneProgressCancelNotification.method = "window/workDoneProgress/cancel";
		WorkDoneProgressCancelNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		WorkDoneProgressCancelNotification.type = new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification.method);
	})(WorkDoneProgressCancelNotification || (exports.WorkDoneProgressCancelNotification = WorkDoneProgressCancelNotification = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.callHierarchy.js
var require_protocol_callHierarchy = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.CallHierarchyPrepareRequest = void 0;
	const messages_1 = require_messages();
	var CallHierarchyPrepareRequest;
	(function(CallHierarchyPrepareRequest) {
		CallHierarchyPrepareRequest.method = "textDocument/prepareCallHierarchy";
		CallHierarchyPrepareRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CallHierarchyPrepareRequest.type = new messages_1.ProtocolRequestType(CallHierarchyPrepareRequest.method);
		CallHierarchyPrepareRequest.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
	})(CallHierarchyPrepareRequest || (exports.CallHierarchyPrepareRequest = CallHierarchyPrepareRequest = {}));
	var CallHierarchyIncomingCallsRequest;
	(function(CallHierarchyIncomingCallsRequest) {
		CallHierarchyIncomingCallsRequest.method = "callHierarchy/incomingCalls";
		CallHierarchyIncomingCallsRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CallHierarchyIncomingCallsRequest.type = new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest.method);
		CallHierarchyIncomingCallsRequest.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
	})(CallHierarchyIncomingCallsRequest || (exports.CallHierarchyIncomingCallsRequest = CallHierarchyIncomingCallsRequest = {}));
	var CallHierarchyOutgoingCallsRequest;
	(function(CallHierarchyOutgoingCallsRequest) {
		CallHierarchyOutgoingCallsRequest.method = "callHierarchy/outgoingCalls";
		CallHierarchyOutgoingCallsRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CallHierarchyOutgoingCallsRequest.type = new messages_1.ProtocolRequestType(CallHierarchyOutgoingCallsRequest.method);
		CallHierarchyOutgoingCallsRequest.capabilities = messages_1.CM.create("textDocument.callHierarchy", "callHierarchyProvider");
	})(CallHierarchyOutgoingCallsRequest || (exports.CallHierarchyOutgoingCallsRequest = CallHierarchyOutgoingCallsRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.semanticTokens.js
var require_protocol_semanticTokens = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.SemanticTokensRegistrationType = exports.TokenFormat = void 0;
	const messages_1 = require_messages();
	var TokenFormat;
	(function(TokenFormat) {
		TokenFormat.Relative = "relative";
	})(TokenFormat || (exports.TokenFormat = TokenFormat = {}));
	var SemanticTokensRegistrationType;
	(function(SemanticTokensRegistrationType) {
		SemanticTokensRegistrationType.method = "textDocument/semanticTokens";
		SemanticTokensRegistrationType.type = new messages_1.RegistrationType(SemanticTokensRegistrationType.method);
	})(SemanticTokensRegistrationType || (exports.SemanticTokensRegistrationType = SemanticTokensRegistrationType = {}));
	var SemanticTokensRequest;
	(function(SemanticTokensRequest) {
		SemanticTokensRequest.method = "textDocument/semanticTokens/full";
		SemanticTokensRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		SemanticTokensRequest.type = new messages_1.ProtocolRequestType(SemanticTokensRequest.method);
		SemanticTokensRequest.registrationMethod = SemanticTokensRegistrationType.method;
		SemanticTokensRequest.capabilities = messages_1.CM.create("textDocument.semanticTokens", "semanticTokensProvider");
	})(SemanticTokensRequest || (exports.SemanticTokensRequest = SemanticTokensRequest = {}));
	var SemanticTokensDeltaRequest;
	(function(SemanticTokensDeltaRequest) {
		SemanticTokensDeltaRequest.method = "textDocument/semanticTokens/full/delta";
		SemanticTokensDeltaRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		SemanticTokensDeltaRequest.type = new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest.method);
		SemanticTokensDeltaRequest.registrationMethod = SemanticTokensRegistrationType.method;
		SemanticTokensDeltaRequest.capabilities = messages_1.CM.create("textDocument.semanticTokens.requests.full.delta", "semanticTokensProvider.full.delta");
	})(SemanticTokensDeltaRequest || (exports.SemanticTokensDeltaRequest = SemanticTokensDeltaRequest = {}));
	var SemanticTokensRangeRequest;
	(function(SemanticTokensRangeRequest) {
		SemanticTokensRangeRequest.method = "textDocument/semanticTokens/range";
		SemanticTokensRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		SemanticTokensRangeRequest.type = new messages_1.ProtocolRequestType(SemanticTokensRangeRequest.method);
		SemanticTokensRangeRequest.registrationMethod = SemanticTokensRegistrationType.method;
		SemanticTokensRangeRequest.capabilities = messages_1.CM.create("textDocument.semanticTokens.requests.range", "semanticTokensProvider.range");
	})(SemanticTokensRangeRequest || (exports.SemanticTokensRangeRequest = SemanticTokensRangeRequest = {}));
	var SemanticTokensRefreshRequest;
	(function(SemanticTokensRefreshRequest) {
		SemanticTokensRefreshRequest.method = `workspace/semanticTokens/refresh`;
		SemanticTokensRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		SemanticTokensRefreshRequest.type = new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest.method);
		SemanticTokensRefreshRequest.capabilities = messages_1.CM.create("workspace.semanticTokens.refreshSupport", void 0);
	})(SemanticTokensRefreshRequest || (exports.SemanticTokensRefreshRequest = SemanticTokensRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.showDocument.js
var require_protocol_showDocument = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ShowDocumentRequest = void 0;
	const messages_1 = require_messages();
	var ShowDocumentRequest;
	(function(ShowDocumentRequest) {
		ShowDocumentRequest.method = "window/showDocument";
		ShowDocumentRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		ShowDocumentRequest.type = new messages_1.ProtocolRequestType(ShowDocumentRequest.method);
		ShowDocumentRequest.capabilities = messages_1.CM.create("window.showDocument.support", void 0);
	})(ShowDocumentRequest || (exports.ShowDocumentRequest = ShowDocumentRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.linkedEditingRange.js
var require_protocol_linkedEditingRange = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LinkedEditingRangeRequest = void 0;
	const messages_1 = require_messages();
	var LinkedEditingRangeRequest;
	(function(LinkedEditingRangeRequest) {
		LinkedEditingRangeRequest.method = "textDocument/linkedEditingRange";
		LinkedEditingRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		LinkedEditingRangeRequest.type = new messages_1.ProtocolRequestType(LinkedEditingRangeRequest.method);
		LinkedEditingRangeRequest.capabilities = messages_1.CM.create("textDocument.linkedEditingRange", "linkedEditingRangeProvider");
	})(LinkedEditingRangeRequest || (exports.LinkedEditingRangeRequest = LinkedEditingRangeRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.fileOperations.js
var require_protocol_fileOperations = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.DidRenameFilesNotification = exports.WillRenameFilesRequest = exports.DidCreateFilesNotification = exports.WillCreateFilesRequest = exports.FileOperationPatternKind = void 0;
	const messages_1 = require_messages();
	var FileOperationPatternKind;
	(function(FileOperationPatternKind) {
		FileOperationPatternKind.file = "file";
		FileOperationPatternKind.folder = "folder";
	})(FileOperationPatternKind || (exports.FileOperationPatternKind = FileOperationPatternKind = {}));
	var WillCreateFilesRequest;
	(function(WillCreateFilesRequest) {
		WillCreateFilesRequest.method = "workspace/willCreateFiles";
		WillCreateFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WillCreateFilesRequest.type = new messages_1.ProtocolRequestType(WillCreateFilesRequest.method);
		WillCreateFilesRequest.capabilities = messages_1.CM.create("workspace.fileOperations.willCreate", "workspace.fileOperations.willCreate");
	})(WillCreateFilesRequest || (exports.WillCreateFilesRequest = WillCreateFilesRequest = {}));
	var DidCreateFilesNotification;
	(function(DidCreateFilesNotification) {
		DidCreateFilesNotification.method = "workspace/didCreateFiles";
		DidCreateFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidCreateFilesNotification.type = new messages_1.ProtocolNotificationType(DidCreateFilesNotification.method);
		DidCreateFilesNotification.capabilities = messages_1.CM.create("workspace.fileOperations.didCreate", "workspace.fileOperations.didCreate");
	})(DidCreateFilesNotification || (exports.DidCreateFilesNotification = DidCreateFilesNotification = {}));
	var WillRenameFilesRequest;
	(function(WillRenameFilesRequest) {
		WillRenameFilesRequest.method = "workspace/willRenameFiles";
		WillRenameFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WillRenameFilesRequest.type = new messages_1.ProtocolRequestType(WillRenameFilesRequest.method);
		WillRenameFilesRequest.capabilities = messages_1.CM.create("workspace.fileOperations.willRename", "workspace.fileOperations.willRename");
	})(WillRenameFilesRequest || (exports.WillRenameFilesRequest = WillRenameFilesRequest = {}));
	var DidRenameFilesNotification;
	(function(DidRenameFilesNotification) {
		DidRenameFilesNotification.method = "workspace/didRenameFiles";
		DidRenameFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidRenameFilesNotification.type = new messages_1.ProtocolNotificationType(DidRenameFilesNotification.method);
		DidRenameFilesNotification.capabilities = messages_1.CM.create("workspace.fileOperations.didRename", "workspace.fileOperations.didRename");
	})(DidRenameFilesNotification || (exports.DidRenameFilesNotification = DidRenameFilesNotification = {}));
	var DidDeleteFilesNotification;
	(function(DidDeleteFilesNotification) {
		DidDeleteFilesNotification.method = "workspace/didDeleteFiles";
		DidDeleteFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidDeleteFilesNotification.type = new messages_1.ProtocolNotificationType(DidDeleteFilesNotification.method);
		DidDeleteFilesNotification.capabilities = messages_1.CM.create("workspace.fileOperations.didDelete", "workspace.fileOperations.didDelete");
	})(DidDeleteFilesNotification || (exports.DidDeleteFilesNotification = DidDeleteFilesNotification = {}));
	var WillDeleteFilesRequest;
	(function(WillDeleteFilesRequest) {
		WillDeleteFilesRequest.method = "workspace/willDeleteFiles";
		WillDeleteFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WillDeleteFilesRequest.type = new messages_1.ProtocolRequestType(WillDeleteFilesRequest.method);
		WillDeleteFilesRequest.capabilities = messages_1.CM.create("workspace.fileOperations.willDelete", "workspace.fileOperations.willDelete");
	})(WillDeleteFilesRequest || (exports.WillDeleteFilesRequest = WillDeleteFilesRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.moniker.js
var require_protocol_moniker = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MonikerRequest = exports.MonikerKind = exports.UniquenessLevel = void 0;
	const messages_1 = require_messages();
	var UniquenessLevel;
	(function(UniquenessLevel) {
		UniquenessLevel.document = "document";
		UniquenessLevel.project = "project";
		UniquenessLevel.group = "group";
		UniquenessLevel.scheme = "scheme";
		UniquenessLevel.global = "global";
	})(UniquenessLevel || (exports.UniquenessLevel = UniquenessLevel = {}));
	var MonikerKind;
	(function(MonikerKind) {
		MonikerKind.$import = "import";
		MonikerKind.$export = "export";
		MonikerKind.local = "local";
	})(MonikerKind || (exports.MonikerKind = MonikerKind = {}));
	var MonikerRequest;
	(function(MonikerRequest) {
		MonikerRequest.method = "textDocument/moniker";
		MonikerRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		MonikerRequest.type = new messages_1.ProtocolRequestType(MonikerRequest.method);
		MonikerRequest.capabilities = messages_1.CM.create("textDocument.moniker", "monikerProvider");
	})(MonikerRequest || (exports.MonikerRequest = MonikerRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.typeHierarchy.js
var require_protocol_typeHierarchy = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TypeHierarchySubtypesRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchyPrepareRequest = void 0;
	const messages_1 = require_messages();
	var TypeHierarchyPrepareRequest;
	(function(TypeHierarchyPrepareRequest) {
		TypeHierarchyPrepareRequest.method = "textDocument/prepareTypeHierarchy";
		TypeHierarchyPrepareRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		TypeHierarchyPrepareRequest.type = new messages_1.ProtocolRequestType(TypeHierarchyPrepareRequest.method);
		TypeHierarchyPrepareRequest.capabilities = messages_1.CM.create("textDocument.typeHierarchy", "typeHierarchyProvider");
	})(TypeHierarchyPrepareRequest || (exports.TypeHierarchyPrepareRequest = TypeHierarchyPrepareRequest = {}));
	var TypeHierarchySupertypesRequest;
	(function(TypeHierarchySupertypesRequest) {
		TypeHierarchySupertypesRequest.method = "typeHierarchy/supertypes";
		TypeHierarchySupertypesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		TypeHierarchySupertypesRequest.type = new messages_1.ProtocolRequestType(TypeHierarchySupertypesRequest.method);
	})(TypeHierarchySupertypesRequest || (exports.TypeHierarchySupertypesRequest = TypeHierarchySupertypesRequest = {}));
	var TypeHierarchySubtypesRequest;
	(function(TypeHierarchySubtypesRequest) {
		TypeHierarchySubtypesRequest.method = "typeHierarchy/subtypes";
		TypeHierarchySubtypesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		TypeHierarchySubtypesRequest.type = new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest.method);
	})(TypeHierarchySubtypesRequest || (exports.TypeHierarchySubtypesRequest = TypeHierarchySubtypesRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineValue.js
var require_protocol_inlineValue = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlineValueRefreshRequest = exports.InlineValueRequest = void 0;
	const messages_1 = require_messages();
	var InlineValueRequest;
	(function(InlineValueRequest) {
		InlineValueRequest.method = "textDocument/inlineValue";
		InlineValueRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		InlineValueRequest.type = new messages_1.ProtocolRequestType(InlineValueRequest.method);
		InlineValueRequest.capabilities = messages_1.CM.create("textDocument.inlineValue", "inlineValueProvider");
	})(InlineValueRequest || (exports.InlineValueRequest = InlineValueRequest = {}));
	var InlineValueRefreshRequest;
	(function(InlineValueRefreshRequest) {
		InlineValueRefreshRequest.method = `workspace/inlineValue/refresh`;
		InlineValueRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		InlineValueRefreshRequest.type = new messages_1.ProtocolRequestType0(InlineValueRefreshRequest.method);
		InlineValueRefreshRequest.capabilities = messages_1.CM.create("workspace.inlineValue.refreshSupport", void 0);
	})(InlineValueRefreshRequest || (exports.InlineValueRefreshRequest = InlineValueRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlayHint.js
var require_protocol_inlayHint = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = void 0;
	const messages_1 = require_messages();
	var InlayHintRequest;
	(function(InlayHintRequest) {
		InlayHintRequest.method = "textDocument/inlayHint";
		InlayHintRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		InlayHintRequest.type = new messages_1.ProtocolRequestType(InlayHintRequest.method);
		InlayHintRequest.capabilities = messages_1.CM.create("textDocument.inlayHint", "inlayHintProvider");
	})(InlayHintRequest || (exports.InlayHintRequest = InlayHintRequest = {}));
	var InlayHintResolveRequest;
	(function(InlayHintResolveRequest) {
		InlayHintResolveRequest.method = "inlayHint/resolve";
		InlayHintResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		InlayHintResolveRequest.type = new messages_1.ProtocolRequestType(InlayHintResolveRequest.method);
		InlayHintResolveRequest.capabilities = messages_1.CM.create("textDocument.inlayHint.resolveSupport", "inlayHintProvider.resolveProvider");
	})(InlayHintResolveRequest || (exports.InlayHintResolveRequest = InlayHintResolveRequest = {}));
	var InlayHintRefreshRequest;
	(function(InlayHintRefreshRequest) {
		InlayHintRefreshRequest.method = `workspace/inlayHint/refresh`;
		InlayHintRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		InlayHintRefreshRequest.type = new messages_1.ProtocolRequestType0(InlayHintRefreshRequest.method);
		InlayHintRefreshRequest.capabilities = messages_1.CM.create("workspace.inlayHint.refreshSupport", void 0);
	})(InlayHintRefreshRequest || (exports.InlayHintRefreshRequest = InlayHintRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.diagnostic.js
var require_protocol_diagnostic = __commonJSMin(((exports, module, this$11) => {
	var __createBinding = this$11 && this$11.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$11 && this$11.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$11 && this$11.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = void 0;
	const vscode_jsonrpc_1 = require_api$2();
	const Is = __importStar(require_is());
	const messages_1 = require_messages();
	var DiagnosticServerCancellationData;
	(function(DiagnosticServerCancellationData) {
		function is(value) {
			const candidate = value;
			return candidate && Is.boolean(candidate.retriggerRequest);
		}
		DiagnosticServerCancellationData.is = is;
	})(DiagnosticServerCancellationData || (exports.DiagnosticServerCancellationData = DiagnosticServerCancellationData = {}));
	var DocumentDiagnosticReportKind;
	(function(DocumentDiagnosticReportKind) {
		DocumentDiagnosticReportKind.Full = "full";
		DocumentDiagnosticReportKind.Unchanged = "unchanged";
	})(DocumentDiagnosticReportKind || (exports.DocumentDiagnosticReportKind = DocumentDiagnosticReportKind = {}));
	var DocumentDiagnosticRequest;
	(function(DocumentDiagnosticRequest) {
		DocumentDiagnosticRequest.method = "textDocument/diagnostic";
		DocumentDiagnosticRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentDiagnosticRequest.type = new messages_1.ProtocolRequestType(DocumentDiagnosticRequest.method);
		DocumentDiagnosticRequest.partialResult = new vscode_jsonrpc_1.ProgressType();
		DocumentDiagnosticRequest.capabilities = messages_1.CM.create("textDocument.diagnostic", "diagnosticProvider");
	})(DocumentDiagnosticRequest || (exports.DocumentDiagnosticRequest = DocumentDiagnosticRequest = {}));
	var WorkspaceDiagnosticRequest;
	(function(WorkspaceDiagnosticRequest) {
		WorkspaceDiagnosticRequest.method = "workspace/diagnostic";
		WorkspaceDiagnosticRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WorkspaceDiagnosticRequest.type = new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest.method);
		WorkspaceDiagnosticRequest.partialResult = new vscode_jsonrpc_1.ProgressType();
		WorkspaceDiagnosticRequest.capabilities = messages_1.CM.create("workspace.diagnostics", "diagnosticProvider.workspaceDiagnostics");
	})(WorkspaceDiagnosticRequest || (exports.WorkspaceDiagnosticRequest = WorkspaceDiagnosticRequest = {}));
	var DiagnosticRefreshRequest;
	(function(DiagnosticRefreshRequest) {
		DiagnosticRefreshRequest.method = `workspace/diagnostic/refresh`;
		DiagnosticRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		DiagnosticRefreshRequest.type = new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest.method);
		DiagnosticRefreshRequest.capabilities = messages_1.CM.create("workspace.diagnostics.refreshSupport", void 0);
	})(DiagnosticRefreshRequest || (exports.DiagnosticRefreshRequest = DiagnosticRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.notebook.js
var require_protocol_notebook = __commonJSMin(((exports, module, this$10) => {
	var __createBinding = this$10 && this$10.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$10 && this$10.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$10 && this$10.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = void 0;
	const vscode_languageserver_types_1 = (init_main(), __toCommonJS(main_exports));
	const Is = __importStar(require_is());
	const messages_1 = require_messages();
	var NotebookCellKind;
	(function(NotebookCellKind) {
		NotebookCellKind.Markup = 1;
		NotebookCellKind.Code = 2;
		function is(value) {
			return value === 1 || value === 2;
		}
		NotebookCellKind.is = is;
	})(NotebookCellKind || (exports.NotebookCellKind = NotebookCellKind = {}));
	var ExecutionSummary;
	(function(ExecutionSummary) {
		function create(executionOrder, success) {
			const result = { executionOrder };
			if (success === true || success === false) result.success = success;
			return result;
		}
		ExecutionSummary.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.executionOrder) && (candidate.success === void 0 || Is.boolean(candidate.success));
		}
		ExecutionSummary.is = is;
		function equals(one, other) {
			if (one === other) return true;
			if (one === null || one === void 0 || other === null || other === void 0) return false;
			return one.executionOrder === other.executionOrder && one.success === other.success;
		}
		ExecutionSummary.equals = equals;
	})(ExecutionSummary || (exports.ExecutionSummary = ExecutionSummary = {}));
	var NotebookCell;
	(function(NotebookCell) {
		function create(kind, document) {
			return {
				kind,
				document
			};
		}
		NotebookCell.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && NotebookCellKind.is(candidate.kind) && vscode_languageserver_types_1.DocumentUri.is(candidate.document) && (candidate.metadata === void 0 || Is.objectLiteral(candidate.metadata));
		}
		NotebookCell.is = is;
		function diff(one, two) {
			const result = new Set();
			if (one.document !== two.document) result.add("document");
			if (one.kind !== two.kind) result.add("kind");
			if (one.executionSummary !== two.executionSummary) result.add("executionSummary");
			if ((one.metadata !== void 0 || two.metadata !== void 0) && !equalsMetadata(one.metadata, two.metadata)) result.add("metadata");
			if ((one.executionSummary !== void 0 || two.executionSummary !== void 0) && !ExecutionSummary.equals(one.executionSummary, two.executionSummary)) result.add("executionSummary");
			return result;
		}
		NotebookCell.diff = diff;
		function equalsMetadata(one, other) {
			if (one === other) return true;
			if (one === null || one === void 0 || other === null || other === void 0) return false;
			if (typeof one !== typeof other) return false;
			if (typeof one !== "object") return false;
			const oneArray = Array.isArray(one);
			const otherArray = Array.isArray(other);
			if (oneArray !== otherArray) return false;
			if (oneArray && otherArray) {
				if (one.length !== other.length) return false;
				for (let i = 0; i < one.length; i++) if (!equalsMetadata(one[i], other[i])) return false;
			}
			if (Is.objectLiteral(one) && Is.objectLiteral(other)) {
				const oneKeys = Object.keys(one);
				const otherKeys = Object.keys(other);
				if (oneKeys.length !== otherKeys.length) return false;
				oneKeys.sort();
				otherKeys.sort();
				if (!equalsMetadata(oneKeys, otherKeys)) return false;
				for (let i = 0; i < oneKeys.length; i++) {
					const prop = oneKeys[i];
					if (!equalsMetadata(one[prop], other[prop])) return false;
				}
			}
			return true;
		}
	})(NotebookCell || (exports.NotebookCell = NotebookCell = {}));
	var NotebookDocument;
	(function(NotebookDocument) {
		function create(uri, notebookType, version, cells) {
			return {
				uri,
				notebookType,
				version,
				cells
			};
		}
		NotebookDocument.create = create;
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && Is.string(candidate.uri) && vscode_languageserver_types_1.integer.is(candidate.version) && Is.typedArray(candidate.cells, NotebookCell.is);
		}
		NotebookDocument.is = is;
	})(NotebookDocument || (exports.NotebookDocument = NotebookDocument = {}));
	var NotebookDocumentSyncRegistrationType;
	(function(NotebookDocumentSyncRegistrationType) {
		NotebookDocumentSyncRegistrationType.method = "notebookDocument/sync";
		NotebookDocumentSyncRegistrationType.messageDirection = messages_1.MessageDirection.clientToServer;
		NotebookDocumentSyncRegistrationType.type = new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType.method);
	})(NotebookDocumentSyncRegistrationType || (exports.NotebookDocumentSyncRegistrationType = NotebookDocumentSyncRegistrationType = {}));
	var DidOpenNotebookDocumentNotification;
	(function(DidOpenNotebookDocumentNotification) {
		DidOpenNotebookDocumentNotification.method = "notebookDocument/didOpen";
		DidOpenNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidOpenNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification.method);
		DidOpenNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
	})(DidOpenNotebookDocumentNotification || (exports.DidOpenNotebookDocumentNotification = DidOpenNotebookDocumentNotification = {}));
	var NotebookCellArrayChange;
	(function(NotebookCellArrayChange) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.start) && vscode_languageserver_types_1.uinteger.is(candidate.deleteCount) && (candidate.cells === void 0 || Is.typedArray(candidate.cells, NotebookCell.is));
		}
		NotebookCellArrayChange.is = is;
		function create(start, deleteCount, cells) {
			const result = {
				start,
				deleteCount
			};
			if (cells !== void 0) result.cells = cells;
			return result;
		}
		NotebookCellArrayChange.create = create;
	})(NotebookCellArrayChange || (exports.NotebookCellArrayChange = NotebookCellArrayChange = {}));
	var DidChangeNotebookDocumentNotification;
	(function(DidChangeNotebookDocumentNotification) {
		DidChangeNotebookDocumentNotification.method = "notebookDocument/didChange";
		DidChangeNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidChangeNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidChangeNotebookDocumentNotification.method);
		DidChangeNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
	})(DidChangeNotebookDocumentNotification || (exports.DidChangeNotebookDocumentNotification = DidChangeNotebookDocumentNotification = {}));
	var DidSaveNotebookDocumentNotification;
	(function(DidSaveNotebookDocumentNotification) {
		DidSaveNotebookDocumentNotification.method = "notebookDocument/didSave";
		DidSaveNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidSaveNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidSaveNotebookDocumentNotification.method);
		DidSaveNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
	})(DidSaveNotebookDocumentNotification || (exports.DidSaveNotebookDocumentNotification = DidSaveNotebookDocumentNotification = {}));
	var DidCloseNotebookDocumentNotification;
	(function(DidCloseNotebookDocumentNotification) {
		DidCloseNotebookDocumentNotification.method = "notebookDocument/didClose";
		DidCloseNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidCloseNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification.method);
		DidCloseNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
	})(DidCloseNotebookDocumentNotification || (exports.DidCloseNotebookDocumentNotification = DidCloseNotebookDocumentNotification = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.inlineCompletion.js
var require_protocol_inlineCompletion = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlineCompletionRequest = void 0;
	const messages_1 = require_messages();
	var InlineCompletionRequest;
	(function(InlineCompletionRequest) {
		InlineCompletionRequest.method = "textDocument/inlineCompletion";
		InlineCompletionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		InlineCompletionRequest.type = new messages_1.ProtocolRequestType(InlineCompletionRequest.method);
		InlineCompletionRequest.capabilities = messages_1.CM.create("textDocument.inlineCompletion", "inlineCompletionProvider");
	})(InlineCompletionRequest || (exports.InlineCompletionRequest = InlineCompletionRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.textDocumentContent.js
var require_protocol_textDocumentContent = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = void 0;
	const messages_1 = require_messages();
	var TextDocumentContentRequest;
	(function(TextDocumentContentRequest) {
		TextDocumentContentRequest.method = "workspace/textDocumentContent";
		TextDocumentContentRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		TextDocumentContentRequest.type = new messages_1.ProtocolRequestType(TextDocumentContentRequest.method);
		TextDocumentContentRequest.capabilities = messages_1.CM.create("workspace.textDocumentContent", "workspace.textDocumentContent");
	})(TextDocumentContentRequest || (exports.TextDocumentContentRequest = TextDocumentContentRequest = {}));
	var TextDocumentContentRefreshRequest;
	(function(TextDocumentContentRefreshRequest) {
		TextDocumentContentRefreshRequest.method = `workspace/textDocumentContent/refresh`;
		TextDocumentContentRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		TextDocumentContentRefreshRequest.type = new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest.method);
	})(TextDocumentContentRefreshRequest || (exports.TextDocumentContentRefreshRequest = TextDocumentContentRefreshRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/protocol.js
var require_protocol = __commonJSMin(((exports, module, this$9) => {
	var __createBinding = this$9 && this$9.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$9 && this$9.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$9 && this$9.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CodeActionRequest = exports.DocumentSymbolRequest = exports.DocumentHighlightRequest = exports.ReferencesRequest = exports.DefinitionRequest = exports.SignatureHelpRequest = exports.SignatureHelpTriggerKind = exports.HoverRequest = exports.CompletionResolveRequest = exports.CompletionRequest = exports.CompletionTriggerKind = exports.PublishDiagnosticsNotification = exports.WatchKind = exports.GlobPattern = exports.RelativePattern = exports.FileChangeType = exports.DidChangeWatchedFilesNotification = exports.WillSaveTextDocumentWaitUntilRequest = exports.WillSaveTextDocumentNotification = exports.TextDocumentSaveReason = exports.DidSaveTextDocumentNotification = exports.DidCloseTextDocumentNotification = exports.DidChangeTextDocumentNotification = exports.TextDocumentContentChangeEvent = exports.DidOpenTextDocumentNotification = exports.TextDocumentSyncKind = exports.TelemetryEventNotification = exports.LogMessageNotification = exports.ShowMessageRequest = exports.ShowMessageNotification = exports.MessageType = exports.DidChangeConfigurationNotification = exports.ExitNotification = exports.ShutdownRequest = exports.InitializedNotification = exports.InitializeErrorCodes = exports.InitializeRequest = exports.WorkDoneProgressOptions = exports.TextDocumentRegistrationOptions = exports.StaticRegistrationOptions = exports.PositionEncodingKind = exports.RegularExpressionEngineKind = exports.FailureHandlingKind = exports.ResourceOperationKind = exports.UnregistrationRequest = exports.RegistrationRequest = exports.DocumentSelector = exports.NotebookCellTextDocumentFilter = exports.NotebookDocumentFilter = exports.TextDocumentFilter = void 0;
	exports.UniquenessLevel = exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.WillRenameFilesRequest = exports.DidRenameFilesNotification = exports.WillCreateFilesRequest = exports.DidCreateFilesNotification = exports.FileOperationPatternKind = exports.LinkedEditingRangeRequest = exports.ShowDocumentRequest = exports.SemanticTokensRegistrationType = exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.TokenFormat = exports.CallHierarchyPrepareRequest = exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = exports.SelectionRangeRequest = exports.DeclarationRequest = exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = exports.ColorPresentationRequest = exports.DocumentColorRequest = exports.ConfigurationRequest = exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = exports.TypeDefinitionRequest = exports.ImplementationRequest = exports.ApplyWorkspaceEditRequest = exports.ExecuteCommandRequest = exports.PrepareRenameRequest = exports.RenameRequest = exports.PrepareSupportDefaultBehavior = exports.DocumentOnTypeFormattingRequest = exports.DocumentRangesFormattingRequest = exports.DocumentRangeFormattingRequest = exports.DocumentFormattingRequest = exports.DocumentLinkResolveRequest = exports.DocumentLinkRequest = exports.CodeLensRefreshRequest = exports.CodeLensResolveRequest = exports.CodeLensRequest = exports.WorkspaceSymbolResolveRequest = exports.WorkspaceSymbolRequest = exports.CodeActionResolveRequest = void 0;
	exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = exports.InlineCompletionRequest = exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = exports.InlineValueRefreshRequest = exports.InlineValueRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchySubtypesRequest = exports.TypeHierarchyPrepareRequest = exports.MonikerRequest = exports.MonikerKind = void 0;
	const messages_1 = require_messages();
	const vscode_languageserver_types_1 = (init_main(), __toCommonJS(main_exports));
	const Is = __importStar(require_is());
	const protocol_implementation_1 = require_protocol_implementation();
	Object.defineProperty(exports, "ImplementationRequest", {
		enumerable: true,
		get: function() {
			return protocol_implementation_1.ImplementationRequest;
		}
	});
	const protocol_typeDefinition_1 = require_protocol_typeDefinition();
	Object.defineProperty(exports, "TypeDefinitionRequest", {
		enumerable: true,
		get: function() {
			return protocol_typeDefinition_1.TypeDefinitionRequest;
		}
	});
	const protocol_workspaceFolder_1 = require_protocol_workspaceFolder();
	Object.defineProperty(exports, "WorkspaceFoldersRequest", {
		enumerable: true,
		get: function() {
			return protocol_workspaceFolder_1.WorkspaceFoldersRequest;
		}
	});
	Object.defineProperty(exports, "DidChangeWorkspaceFoldersNotification", {
		enumerable: true,
		get: function() {
			return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification;
		}
	});
	const protocol_configuration_1 = require_protocol_configuration();
	Object.defineProperty(exports, "ConfigurationRequest", {
		enumerable: true,
		get: function() {
			return protocol_configuration_1.ConfigurationRequest;
		}
	});
	const protocol_colorProvider_1 = require_protocol_colorProvider();
	Object.defineProperty(exports, "DocumentColorRequest", {
		enumerable: true,
		get: function() {
			return protocol_colorProvider_1.DocumentColorRequest;
		}
	});
	Object.defineProperty(exports, "ColorPresentationRequest", {
		enumerable: true,
		get: function() {
			return protocol_colorProvider_1.ColorPresentationRequest;
		}
	});
	const protocol_foldingRange_1 = require_protocol_foldingRange();
	Object.defineProperty(exports, "FoldingRangeRequest", {
		enumerable: true,
		get: function() {
			return protocol_foldingRange_1.FoldingRangeRequest;
		}
	});
	Object.defineProperty(exports, "FoldingRangeRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_foldingRange_1.FoldingRangeRefreshRequest;
		}
	});
	const protocol_declaration_1 = require_protocol_declaration();
	Object.defineProperty(exports, "DeclarationRequest", {
		enumerable: true,
		get: function() {
			return protocol_declaration_1.DeclarationRequest;
		}
	});
	const protocol_selectionRange_1 = require_protocol_selectionRange();
	Object.defineProperty(exports, "SelectionRangeRequest", {
		enumerable: true,
		get: function() {
			return protocol_selectionRange_1.SelectionRangeRequest;
		}
	});
	const protocol_progress_1 = require_protocol_progress();
	Object.defineProperty(exports, "WorkDoneProgress", {
		enumerable: true,
		get: function() {
			return protocol_progress_1.WorkDoneProgress;
		}
	});
	Object.defineProperty(exports, "WorkDoneProgressCreateRequest", {
		enumerable: true,
		get: function() {
			return protocol_progress_1.WorkDoneProgressCreateRequest;
		}
	});
	Object.defineProperty(exports, "WorkDoneProgressCancelNotification", {
		enumerable: true,
		get: function() {
			return protocol_progress_1.WorkDoneProgressCancelNotification;
		}
	});
	const protocol_callHierarchy_1 = require_protocol_callHierarchy();
	Object.defineProperty(exports, "CallHierarchyIncomingCallsRequest", {
		enumerable: true,
		get: function() {
			return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest;
		}
	});
	Object.defineProperty(exports, "CallHierarchyOutgoingCallsRequest", {
		enumerable: true,
		get: function() {
			return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest;
		}
	});
	Object.defineProperty(exports, "CallHierarchyPrepareRequest", {
		enumerable: true,
		get: function() {
			return protocol_callHierarchy_1.CallHierarchyPrepareRequest;
		}
	});
	const protocol_semanticTokens_1 = require_protocol_semanticTokens();
	Object.defineProperty(exports, "TokenFormat", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.TokenFormat;
		}
	});
	Object.defineProperty(exports, "SemanticTokensRequest", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.SemanticTokensRequest;
		}
	});
	Object.defineProperty(exports, "SemanticTokensDeltaRequest", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.SemanticTokensDeltaRequest;
		}
	});
	Object.defineProperty(exports, "SemanticTokensRangeRequest", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.SemanticTokensRangeRequest;
		}
	});
	Object.defineProperty(exports, "SemanticTokensRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.SemanticTokensRefreshRequest;
		}
	});
	Object.defineProperty(exports, "SemanticTokensRegistrationType", {
		enumerable: true,
		get: function() {
			return protocol_semanticTokens_1.SemanticTokensRegistrationType;
		}
	});
	const protocol_showDocument_1 = require_protocol_showDocument();
	Object.defineProperty(exports, "ShowDocumentRequest", {
		enumerable: true,
		get: function() {
			return protocol_showDocument_1.ShowDocumentRequest;
		}
	});
	const protocol_linkedEditingRange_1 = require_protocol_linkedEditingRange();
	Object.defineProperty(exports, "LinkedEditingRangeRequest", {
		enumerable: true,
		get: function() {
			return protocol_linkedEditingRange_1.LinkedEditingRangeRequest;
		}
	});
	const protocol_fileOperations_1 = require_protocol_fileOperations();
	Object.defineProperty(exports, "FileOperationPatternKind", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.FileOperationPatternKind;
		}
	});
	Object.defineProperty(exports, "DidCreateFilesNotification", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.DidCreateFilesNotification;
		}
	});
	Object.defineProperty(exports, "WillCreateFilesRequest", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.WillCreateFilesRequest;
		}
	});
	Object.defineProperty(exports, "DidRenameFilesNotification", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.DidRenameFilesNotification;
		}
	});
	Object.defineProperty(exports, "WillRenameFilesRequest", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.WillRenameFilesRequest;
		}
	});
	Object.defineProperty(exports, "DidDeleteFilesNotification", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.DidDeleteFilesNotification;
		}
	});
	Object.defineProperty(exports, "WillDeleteFilesRequest", {
		enumerable: true,
		get: function() {
			return protocol_fileOperations_1.WillDeleteFilesRequest;
		}
	});
	const protocol_moniker_1 = require_protocol_moniker();
	Object.defineProperty(exports, "UniquenessLevel", {
		enumerable: true,
		get: function() {
			return protocol_moniker_1.UniquenessLevel;
		}
	});
	Object.defineProperty(exports, "MonikerKind", {
		enumerable: true,
		get: function() {
			return protocol_moniker_1.MonikerKind;
		}
	});
	Object.defineProperty(exports, "MonikerRequest", {
		enumerable: true,
		get: function() {
			return protocol_moniker_1.MonikerRequest;
		}
	});
	const protocol_typeHierarchy_1 = require_protocol_typeHierarchy();
	Object.defineProperty(exports, "TypeHierarchyPrepareRequest", {
		enumerable: true,
		get: function() {
			return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest;
		}
	});
	Object.defineProperty(exports, "TypeHierarchySubtypesRequest", {
		enumerable: true,
		get: function() {
			return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest;
		}
	});
	Object.defineProperty(exports, "TypeHierarchySupertypesRequest", {
		enumerable: true,
		get: function() {
			return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest;
		}
	});
	const protocol_inlineValue_1 = require_protocol_inlineValue();
	Object.defineProperty(exports, "InlineValueRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlineValue_1.InlineValueRequest;
		}
	});
	Object.defineProperty(exports, "InlineValueRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlineValue_1.InlineValueRefreshRequest;
		}
	});
	const protocol_inlayHint_1 = require_protocol_inlayHint();
	Object.defineProperty(exports, "InlayHintRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlayHint_1.InlayHintRequest;
		}
	});
	Object.defineProperty(exports, "InlayHintResolveRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlayHint_1.InlayHintResolveRequest;
		}
	});
	Object.defineProperty(exports, "InlayHintRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlayHint_1.InlayHintRefreshRequest;
		}
	});
	const protocol_diagnostic_1 = require_protocol_diagnostic();
	Object.defineProperty(exports, "DiagnosticServerCancellationData", {
		enumerable: true,
		get: function() {
			return protocol_diagnostic_1.DiagnosticServerCancellationData;
		}
	});
	Object.defineProperty(exports, "DocumentDiagnosticReportKind", {
		enumerable: true,
		get: function() {
			return protocol_diagnostic_1.DocumentDiagnosticReportKind;
		}
	});
	Object.defineProperty(exports, "DocumentDiagnosticRequest", {
		enumerable: true,
		get: function() {
			return protocol_diagnostic_1.DocumentDiagnosticRequest;
		}
	});
	Object.defineProperty(exports, "WorkspaceDiagnosticRequest", {
		enumerable: true,
		get: function() {
			return protocol_diagnostic_1.WorkspaceDiagnosticRequest;
		}
	});
	Object.defineProperty(exports, "DiagnosticRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_diagnostic_1.DiagnosticRefreshRequest;
		}
	});
	const protocol_notebook_1 = require_protocol_notebook();
	Object.defineProperty(exports, "NotebookCellKind", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.NotebookCellKind;
		}
	});
	Object.defineProperty(exports, "ExecutionSummary", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.ExecutionSummary;
		}
	});
	Object.defineProperty(exports, "NotebookCell", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.NotebookCell;
		}
	});
	Object.defineProperty(exports, "NotebookDocument", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.NotebookDocument;
		}
	});
	Object.defineProperty(exports, "NotebookDocumentSyncRegistrationType", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.NotebookDocumentSyncRegistrationType;
		}
	});
	Object.defineProperty(exports, "DidOpenNotebookDocumentNotification", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.DidOpenNotebookDocumentNotification;
		}
	});
	Object.defineProperty(exports, "NotebookCellArrayChange", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.NotebookCellArrayChange;
		}
	});
	Object.defineProperty(exports, "DidChangeNotebookDocumentNotification", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.DidChangeNotebookDocumentNotification;
		}
	});
	Object.defineProperty(exports, "DidSaveNotebookDocumentNotification", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.DidSaveNotebookDocumentNotification;
		}
	});
	Object.defineProperty(exports, "DidCloseNotebookDocumentNotification", {
		enumerable: true,
		get: function() {
			return protocol_notebook_1.DidCloseNotebookDocumentNotification;
		}
	});
	const protocol_inlineCompletion_1 = require_protocol_inlineCompletion();
	Object.defineProperty(exports, "InlineCompletionRequest", {
		enumerable: true,
		get: function() {
			return protocol_inlineCompletion_1.InlineCompletionRequest;
		}
	});
	const protocol_textDocumentContent_1 = require_protocol_textDocumentContent();
	Object.defineProperty(exports, "TextDocumentContentRequest", {
		enumerable: true,
		get: function() {
			return protocol_textDocumentContent_1.TextDocumentContentRequest;
		}
	});
	Object.defineProperty(exports, "TextDocumentContentRefreshRequest", {
		enumerable: true,
		get: function() {
			return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest;
		}
	});
	var TextDocumentFilter;
	(function(TextDocumentFilter) {
		function is(value) {
			const candidate = value;
			return Is.string(candidate) || Is.string(candidate.language) || Is.string(candidate.scheme) || GlobPattern.is(candidate.pattern);
		}
		TextDocumentFilter.is = is;
	})(TextDocumentFilter || (exports.TextDocumentFilter = TextDocumentFilter = {}));
	var NotebookDocumentFilter;
	(function(NotebookDocumentFilter) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (Is.string(candidate.notebookType) || Is.string(candidate.scheme) || Is.string(candidate.pattern));
		}
		NotebookDocumentFilter.is = is;
	})(NotebookDocumentFilter || (exports.NotebookDocumentFilter = NotebookDocumentFilter = {}));
	var NotebookCellTextDocumentFilter;
	(function(NotebookCellTextDocumentFilter) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (Is.string(candidate.notebook) || NotebookDocumentFilter.is(candidate.notebook)) && (candidate.language === void 0 || Is.string(candidate.language));
		}
		NotebookCellTextDocumentFilter.is = is;
	})(NotebookCellTextDocumentFilter || (exports.NotebookCellTextDocumentFilter = NotebookCellTextDocumentFilter = {}));
	var DocumentSelector;
	(function(DocumentSelector) {
		function is(value) {
			if (!Array.isArray(value)) return false;
			for (const elem of value) if (!Is.string(elem) && !TextDocumentFilter.is(elem) && !NotebookCellTextDocumentFilter.is(elem)) return false;
			return true;
		}
		DocumentSelector.is = is;
	})(DocumentSelector || (exports.DocumentSelector = DocumentSelector = {}));
	var RegistrationRequest;
	(function(RegistrationRequest) {
		RegistrationRequest.method = "client/registerCapability";
		RegistrationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		RegistrationRequest.type = new messages_1.ProtocolRequestType(RegistrationRequest.method);
	})(RegistrationRequest || (exports.RegistrationRequest = RegistrationRequest = {}));
	var UnregistrationRequest;
	(function(UnregistrationRequest) {
		UnregistrationRequest.method = "client/unregisterCapability";
		UnregistrationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		UnregistrationRequest.type = new messages_1.ProtocolRequestType(UnregistrationRequest.method);
	})(UnregistrationRequest || (exports.UnregistrationRequest = UnregistrationRequest = {}));
	var ResourceOperationKind;
	(function(ResourceOperationKind) {
		ResourceOperationKind.Create = "create";
		ResourceOperationKind.Rename = "rename";
		ResourceOperationKind.Delete = "delete";
	})(ResourceOperationKind || (exports.ResourceOperationKind = ResourceOperationKind = {}));
	var FailureHandlingKind;
	(function(FailureHandlingKind) {
		FailureHandlingKind.Abort = "abort";
		FailureHandlingKind.Transactional = "transactional";
		FailureHandlingKind.TextOnlyTransactional = "textOnlyTransactional";
		FailureHandlingKind.Undo = "undo";
	})(FailureHandlingKind || (exports.FailureHandlingKind = FailureHandlingKind = {}));
	var RegularExpressionEngineKind;
	(function(RegularExpressionEngineKind) {
		RegularExpressionEngineKind.ES2020 = "ES2020";
	})(RegularExpressionEngineKind || (exports.RegularExpressionEngineKind = RegularExpressionEngineKind = {}));
	var PositionEncodingKind;
	(function(PositionEncodingKind) {
		PositionEncodingKind.UTF8 = "utf-8";
		PositionEncodingKind.UTF16 = "utf-16";
		PositionEncodingKind.UTF32 = "utf-32";
	})(PositionEncodingKind || (exports.PositionEncodingKind = PositionEncodingKind = {}));
	var StaticRegistrationOptions;
	(function(StaticRegistrationOptions) {
		function hasId(value) {
			const candidate = value;
			return candidate && Is.string(candidate.id) && candidate.id.length > 0;
		}
		StaticRegistrationOptions.hasId = hasId;
	})(StaticRegistrationOptions || (exports.StaticRegistrationOptions = StaticRegistrationOptions = {}));
	var TextDocumentRegistrationOptions;
	(function(TextDocumentRegistrationOptions) {
		function is(value) {
			const candidate = value;
			return candidate && (candidate.documentSelector === null || DocumentSelector.is(candidate.documentSelector));
		}
		TextDocumentRegistrationOptions.is = is;
	})(TextDocumentRegistrationOptions || (exports.TextDocumentRegistrationOptions = TextDocumentRegistrationOptions = {}));
	var WorkDoneProgressOptions;
	(function(WorkDoneProgressOptions) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (candidate.workDoneProgress === void 0 || Is.boolean(candidate.workDoneProgress));
		}
		WorkDoneProgressOptions.is = is;
		function hasWorkDoneProgress(value) {
			const candidate = value;
			return candidate && Is.boolean(candidate.workDoneProgress);
		}
		WorkDoneProgressOptions.hasWorkDoneProgress = hasWorkDoneProgress;
	})(WorkDoneProgressOptions || (exports.WorkDoneProgressOptions = WorkDoneProgressOptions = {}));
	var InitializeRequest;
	(function(InitializeRequest) {
		InitializeRequest.method = "initialize";
		InitializeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		InitializeRequest.type = new messages_1.ProtocolRequestType(InitializeRequest.method);
	})(InitializeRequest || (exports.InitializeRequest = InitializeRequest = {}));
	var InitializeErrorCodes;
	(function(InitializeErrorCodes) {
		InitializeErrorCodes.unknownProtocolVersion = 1;
	})(InitializeErrorCodes || (exports.InitializeErrorCodes = InitializeErrorCodes = {}));
	var InitializedNotification;
	(function(InitializedNotification) {
		InitializedNotification.method = "initialized";
		InitializedNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		InitializedNotification.type = new messages_1.ProtocolNotificationType(InitializedNotification.method);
	})(InitializedNotification || (exports.InitializedNotification = InitializedNotification = {}));
	var ShutdownRequest;
	(function(ShutdownRequest) {
		ShutdownRequest.method = "shutdown";
		ShutdownRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		ShutdownRequest.type = new messages_1.ProtocolRequestType0(ShutdownRequest.method);
	})(ShutdownRequest || (exports.ShutdownRequest = ShutdownRequest = {}));
	var ExitNotification;
	(function(ExitNotification) {
		ExitNotification.method = "exit";
		ExitNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		ExitNotification.type = new messages_1.ProtocolNotificationType0(ExitNotification.method);
	})(ExitNotification || (exports.ExitNotification = ExitNotification = {}));
	var DidChangeConfigurationNotification;
	(function(DidChangeConfigurationNotification) {
		DidChangeConfigurationNotification.method = "workspace/didChangeConfiguration";
		DidChangeConfigurationNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidChangeConfigurationNotification.type = new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification.method);
		DidChangeConfigurationNotification.capabilities = messages_1.CM.create("workspace.didChangeConfiguration", void 0);
	})(DidChangeConfigurationNotification || (exports.DidChangeConfigurationNotification = DidChangeConfigurationNotification = {}));
	var MessageType;
	(function(MessageType) {
		MessageType.Error = 1;
		MessageType.Warning = 2;
		MessageType.Info = 3;
		MessageType.Log = 4;
		MessageType.Debug = 5;
	})(MessageType || (exports.MessageType = MessageType = {}));
	var ShowMessageNotification;
	(function(ShowMessageNotification) {
		ShowMessageNotification.method = "window/showMessage";
		ShowMessageNotification.messageDirection = messages_1.MessageDirection.serverToClient;
		ShowMessageNotification.type = new messages_1.ProtocolNotificationType(ShowMessageNotification.method);
		ShowMessageNotification.capabilities = messages_1.CM.create("window.showMessage", void 0);
	})(ShowMessageNotification || (exports.ShowMessageNotification = ShowMessageNotification = {}));
	var ShowMessageRequest;
	(function(ShowMessageRequest) {
		ShowMessageRequest.method = "window/showMessageRequest";
		ShowMessageRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		ShowMessageRequest.type = new messages_1.ProtocolRequestType(ShowMessageRequest.method);
		ShowMessageRequest.capabilities = messages_1.CM.create("window.showMessage", void 0);
	})(ShowMessageRequest || (exports.ShowMessageRequest = ShowMessageRequest = {}));
	var LogMessageNotification;
	(function(LogMessageNotification) {
		LogMessageNotification.method = "window/logMessage";
		LogMessageNotification.messageDirection = messages_1.MessageDirection.serverToClient;
		LogMessageNotification.type = new messages_1.ProtocolNotificationType(LogMessageNotification.method);
	})(LogMessageNotification || (exports.LogMessageNotification = LogMessageNotification = {}));
	var TelemetryEventNotification;
	(function(TelemetryEventNotification) {
		TelemetryEventNotification.method = "telemetry/event";
		TelemetryEventNotification.messageDirection = messages_1.MessageDirection.serverToClient;
		TelemetryEventNotification.type = new messages_1.ProtocolNotificationType(TelemetryEventNotification.method);
	})(TelemetryEventNotification || (exports.TelemetryEventNotification = TelemetryEventNotification = {}));
	var TextDocumentSyncKind;
	(function(TextDocumentSyncKind) {
		TextDocumentSyncKind.None = 0;
		TextDocumentSyncKind.Full = 1;
		TextDocumentSyncKind.Incremental = 2;
	})(TextDocumentSyncKind || (exports.TextDocumentSyncKind = TextDocumentSyncKind = {}));
	var DidOpenTextDocumentNotification;
	(function(DidOpenTextDocumentNotification) {
		DidOpenTextDocumentNotification.method = "textDocument/didOpen";
		DidOpenTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidOpenTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification.method);
		DidOpenTextDocumentNotification.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
	})(DidOpenTextDocumentNotification || (exports.DidOpenTextDocumentNotification = DidOpenTextDocumentNotification = {}));
	var TextDocumentContentChangeEvent;
	(function(TextDocumentContentChangeEvent) {
		function isIncremental(event) {
			const candidate = event;
			return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength === "number");
		}
		TextDocumentContentChangeEvent.isIncremental = isIncremental;
		function isFull(event) {
			const candidate = event;
			return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
		}
		TextDocumentContentChangeEvent.isFull = isFull;
	})(TextDocumentContentChangeEvent || (exports.TextDocumentContentChangeEvent = TextDocumentContentChangeEvent = {}));
	var DidChangeTextDocumentNotification;
	(function(DidChangeTextDocumentNotification) {
		DidChangeTextDocumentNotification.method = "textDocument/didChange";
		DidChangeTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidChangeTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification.method);
		DidChangeTextDocumentNotification.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync");
	})(DidChangeTextDocumentNotification || (exports.DidChangeTextDocumentNotification = DidChangeTextDocumentNotification = {}));
	var DidCloseTextDocumentNotification;
	(function(DidCloseTextDocumentNotification) {
		DidCloseTextDocumentNotification.method = "textDocument/didClose";
		DidCloseTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidCloseTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification.method);
		DidCloseTextDocumentNotification.capabilities = messages_1.CM.create("textDocument.synchronization", "textDocumentSync.openClose");
	})(DidCloseTextDocumentNotification || (exports.DidCloseTextDocumentNotification = DidCloseTextDocumentNotification = {}));
	var DidSaveTextDocumentNotification;
	(function(DidSaveTextDocumentNotification) {
		DidSaveTextDocumentNotification.method = "textDocument/didSave";
		DidSaveTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidSaveTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification.method);
		DidSaveTextDocumentNotification.capabilities = messages_1.CM.create("textDocument.synchronization.didSave", "textDocumentSync.save");
	})(DidSaveTextDocumentNotification || (exports.DidSaveTextDocumentNotification = DidSaveTextDocumentNotification = {}));
	var TextDocumentSaveReason;
	(function(TextDocumentSaveReason) {
		TextDocumentSaveReason.Manual = 1;
		TextDocumentSaveReason.AfterDelay = 2;
		TextDocumentSaveReason.FocusOut = 3;
	})(TextDocumentSaveReason || (exports.TextDocumentSaveReason = TextDocumentSaveReason = {}));
	var WillSaveTextDocumentNotification;
	(function(WillSaveTextDocumentNotification) {
		WillSaveTextDocumentNotification.method = "textDocument/willSave";
		WillSaveTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		WillSaveTextDocumentNotification.type = new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification.method);
		WillSaveTextDocumentNotification.capabilities = messages_1.CM.create("textDocument.synchronization.willSave", "textDocumentSync.willSave");
	})(WillSaveTextDocumentNotification || (exports.WillSaveTextDocumentNotification = WillSaveTextDocumentNotification = {}));
	var WillSaveTextDocumentWaitUntilRequest;
	(function(WillSaveTextDocumentWaitUntilRequest) {
		WillSaveTextDocumentWaitUntilRequest.method = "textDocument/willSaveWaitUntil";
		WillSaveTextDocumentWaitUntilRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WillSaveTextDocumentWaitUntilRequest.type = new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest.method);
		WillSaveTextDocumentWaitUntilRequest.capabilities = messages_1.CM.create("textDocument.synchronization.willSaveWaitUntil", "textDocumentSync.willSaveWaitUntil");
	})(WillSaveTextDocumentWaitUntilRequest || (exports.WillSaveTextDocumentWaitUntilRequest = WillSaveTextDocumentWaitUntilRequest = {}));
	var DidChangeWatchedFilesNotification;
	(function(DidChangeWatchedFilesNotification) {
		DidChangeWatchedFilesNotification.method = "workspace/didChangeWatchedFiles";
		DidChangeWatchedFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
		DidChangeWatchedFilesNotification.type = new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification.method);
		DidChangeWatchedFilesNotification.capabilities = messages_1.CM.create("workspace.didChangeWatchedFiles", void 0);
	})(DidChangeWatchedFilesNotification || (exports.DidChangeWatchedFilesNotification = DidChangeWatchedFilesNotification = {}));
	var FileChangeType;
	(function(FileChangeType) {
		FileChangeType.Created = 1;
		FileChangeType.Changed = 2;
		FileChangeType.Deleted = 3;
	})(FileChangeType || (exports.FileChangeType = FileChangeType = {}));
	var RelativePattern;
	(function(RelativePattern) {
		function is(value) {
			const candidate = value;
			return Is.objectLiteral(candidate) && (vscode_languageserver_types_1.URI.is(candidate.baseUri) || vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri)) && Is.string(candidate.pattern);
		}
		RelativePattern.is = is;
	})(RelativePattern || (exports.RelativePattern = RelativePattern = {}));
	var GlobPattern;
	(function(GlobPattern) {
		function is(value) {
			const candidate = value;
			return Is.string(candidate) || RelativePattern.is(candidate);
		}
		GlobPattern.is = is;
	})(GlobPattern || (exports.GlobPattern = GlobPattern = {}));
	var WatchKind;
	(function(WatchKind) {
		WatchKind.Create = 1;
		WatchKind.Change = 2;
		WatchKind.Delete = 4;
	})(WatchKind || (exports.WatchKind = WatchKind = {}));
	var PublishDiagnosticsNotification;
	(function(PublishDiagnosticsNotification) {
		PublishDiagnosticsNotification.method = "textDocument/publishDiagnostics";
		PublishDiagnosticsNotification.messageDirection = messages_1.MessageDirection.serverToClient;
		PublishDiagnosticsNotification.type = new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification.method);
		PublishDiagnosticsNotification.capabilities = messages_1.CM.create("textDocument.publishDiagnostics", void 0);
	})(PublishDiagnosticsNotification || (exports.PublishDiagnosticsNotification = PublishDiagnosticsNotification = {}));
	var CompletionTriggerKind;
	(function(CompletionTriggerKind) {
		CompletionTriggerKind.Invoked = 1;
		CompletionTriggerKind.TriggerCharacter = 2;
		CompletionTriggerKind.TriggerForIncompleteCompletions = 3;
	})(CompletionTriggerKind || (exports.CompletionTriggerKind = CompletionTriggerKind = {}));
	var CompletionRequest;
	(function(CompletionRequest) {
		CompletionRequest.method = "textDocument/completion";
		CompletionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CompletionRequest.type = new messages_1.ProtocolRequestType(CompletionRequest.method);
		CompletionRequest.capabilities = messages_1.CM.create("textDocument.completion", "completionProvider");
	})(CompletionRequest || (exports.CompletionRequest = CompletionRequest = {}));
	var CompletionResolveRequest;
	(function(CompletionResolveRequest) {
		CompletionResolveRequest.method = "completionItem/resolve";
		CompletionResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CompletionResolveRequest.type = new messages_1.ProtocolRequestType(CompletionResolveRequest.method);
		CompletionResolveRequest.capabilities = messages_1.CM.create("textDocument.completion.completionItem.resolveSupport", "completionProvider.resolveProvider");
	})(CompletionResolveRequest || (exports.CompletionResolveRequest = CompletionResolveRequest = {}));
	var HoverRequest;
	(function(HoverRequest) {
		HoverRequest.method = "textDocument/hover";
		HoverRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		HoverRequest.type = new messages_1.ProtocolRequestType(HoverRequest.method);
		HoverRequest.capabilities = messages_1.CM.create("textDocument.hover", "hoverProvider");
	})(HoverRequest || (exports.HoverRequest = HoverRequest = {}));
	var SignatureHelpTriggerKind;
	(function(SignatureHelpTriggerKind) {
		SignatureHelpTriggerKind.Invoked = 1;
		SignatureHelpTriggerKind.TriggerCharacter = 2;
		SignatureHelpTriggerKind.ContentChange = 3;
	})(SignatureHelpTriggerKind || (exports.SignatureHelpTriggerKind = SignatureHelpTriggerKind = {}));
	var SignatureHelpRequest;
	(function(SignatureHelpRequest) {
		SignatureHelpRequest.method = "textDocument/signatureHelp";
		SignatureHelpRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		SignatureHelpRequest.type = new messages_1.ProtocolRequestType(SignatureHelpRequest.method);
		SignatureHelpRequest.capabilities = messages_1.CM.create("textDocument.signatureHelp", "signatureHelpProvider");
	})(SignatureHelpRequest || (exports.SignatureHelpRequest = SignatureHelpRequest = {}));
	var DefinitionRequest;
	(function(DefinitionRequest) {
		DefinitionRequest.method = "textDocument/definition";
		DefinitionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DefinitionRequest.type = new messages_1.ProtocolRequestType(DefinitionRequest.method);
		DefinitionRequest.capabilities = messages_1.CM.create("textDocument.definition", "definitionProvider");
	})(DefinitionRequest || (exports.DefinitionRequest = DefinitionRequest = {}));
	var ReferencesRequest;
	(function(ReferencesRequest) {
		ReferencesRequest.method = "textDocument/references";
		ReferencesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		ReferencesRequest.type = new messages_1.ProtocolRequestType(ReferencesRequest.method);
		ReferencesRequest.capabilities = messages_1.CM.create("textDocument.references", "referencesProvider");
	})(ReferencesRequest || (exports.ReferencesRequest = ReferencesRequest = {}));
	var DocumentHighlightRequest;
	(function(DocumentHighlightRequest) {
		DocumentHighlightRequest.method = "textDocument/documentHighlight";
		DocumentHighlightRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentHighlightRequest.type = new messages_1.ProtocolRequestType(DocumentHighlightRequest.method);
		DocumentHighlightRequest.capabilities = messages_1.CM.create("textDocument.documentHighlight", "documentHighlightProvider");
	})(DocumentHighlightRequest || (exports.DocumentHighlightRequest = DocumentHighlightRequest = {}));
	var DocumentSymbolRequest;
	(function(DocumentSymbolRequest) {
		DocumentSymbolRequest.method = "textDocument/documentSymbol";
		DocumentSymbolRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentSymbolRequest.type = new messages_1.ProtocolRequestType(DocumentSymbolRequest.method);
		DocumentSymbolRequest.capabilities = messages_1.CM.create("textDocument.documentSymbol", "documentSymbolProvider");
	})(DocumentSymbolRequest || (exports.DocumentSymbolRequest = DocumentSymbolRequest = {}));
	var CodeActionRequest;
	(function(CodeActionRequest) {
		CodeActionRequest.method = "textDocument/codeAction";
		CodeActionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CodeActionRequest.type = new messages_1.ProtocolRequestType(CodeActionRequest.method);
		CodeActionRequest.capabilities = messages_1.CM.create("textDocument.codeAction", "codeActionProvider");
	})(CodeActionRequest || (exports.CodeActionRequest = CodeActionRequest = {}));
	var CodeActionResolveRequest;
	(function(CodeActionResolveRequest) {
		CodeActionResolveRequest.method = "codeAction/resolve";
		CodeActionResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CodeActionResolveRequest.type = new messages_1.ProtocolRequestType(CodeActionResolveRequest.method);
		CodeActionResolveRequest.capabilities = messages_1.CM.create("textDocument.codeAction.resolveSupport", "codeActionProvider.resolveProvider");
	})(CodeActionResolveRequest || (exports.CodeActionResolveRequest = CodeActionResolveRequest = {}));
	var WorkspaceSymbolRequest;
	(function(WorkspaceSymbolRequest) {
		WorkspaceSymbolRequest.method = "workspace/symbol";
		WorkspaceSymbolRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WorkspaceSymbolRequest.type = new messages_1.ProtocolRequestType(WorkspaceSymbolRequest.method);
		WorkspaceSymbolRequest.capabilities = messages_1.CM.create("workspace.symbol", "workspaceSymbolProvider");
	})(WorkspaceSymbolRequest || (exports.WorkspaceSymbolRequest = WorkspaceSymbolRequest = {}));
	var WorkspaceSymbolResolveRequest;
	(function(WorkspaceSymbolResolveRequest) {
		WorkspaceSymbolResolveRequest.method = "workspaceSymbol/resolve";
		WorkspaceSymbolResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		WorkspaceSymbolResolveRequest.type = new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest.method);
		WorkspaceSymbolResolveRequest.capabilities = messages_1.CM.create("workspace.symbol.resolveSupport", "workspaceSymbolProvider.resolveProvider");
	})(WorkspaceSymbolResolveRequest || (exports.WorkspaceSymbolResolveRequest = WorkspaceSymbolResolveRequest = {}));
	var CodeLensRequest;
	(function(CodeLensRequest) {
		CodeLensRequest.method = "textDocument/codeLens";
		CodeLensRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CodeLensRequest.type = new messages_1.ProtocolRequestType(CodeLensRequest.method);
		CodeLensRequest.capabilities = messages_1.CM.create("textDocument.codeLens", "codeLensProvider");
	})(CodeLensRequest || (exports.CodeLensRequest = CodeLensRequest = {}));
	var CodeLensResolveRequest;
	(function(CodeLensResolveRequest) {
		CodeLensResolveRequest.method = "codeLens/resolve";
		CodeLensResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		CodeLensResolveRequest.type = new messages_1.ProtocolRequestType(CodeLensResolveRequest.method);
		CodeLensResolveRequest.capabilities = messages_1.CM.create("textDocument.codeLens.resolveSupport", "codeLensProvider.resolveProvider");
	})(CodeLensResolveRequest || (exports.CodeLensResolveRequest = CodeLensResolveRequest = {}));
	var CodeLensRefreshRequest;
	(function(CodeLensRefreshRequest) {
		CodeLensRefreshRequest.method = `workspace/codeLens/refresh`;
		CodeLensRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		CodeLensRefreshRequest.type = new messages_1.ProtocolRequestType0(CodeLensRefreshRequest.method);
		CodeLensRefreshRequest.capabilities = messages_1.CM.create("workspace.codeLens", void 0);
	})(CodeLensRefreshRequest || (exports.CodeLensRefreshRequest = CodeLensRefreshRequest = {}));
	var DocumentLinkRequest;
	(function(DocumentLinkRequest) {
		DocumentLinkRequest.method = "textDocument/documentLink";
		DocumentLinkRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentLinkRequest.type = new messages_1.ProtocolRequestType(DocumentLinkRequest.method);
		DocumentLinkRequest.capabilities = messages_1.CM.create("textDocument.documentLink", "documentLinkProvider");
	})(DocumentLinkRequest || (exports.DocumentLinkRequest = DocumentLinkRequest = {}));
	var DocumentLinkResolveRequest;
	(function(DocumentLinkResolveRequest) {
		DocumentLinkResolveRequest.method = "documentLink/resolve";
		DocumentLinkResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentLinkResolveRequest.type = new messages_1.ProtocolRequestType(DocumentLinkResolveRequest.method);
		DocumentLinkResolveRequest.capabilities = messages_1.CM.create("textDocument.documentLink", "documentLinkProvider.resolveProvider");
	})(DocumentLinkResolveRequest || (exports.DocumentLinkResolveRequest = DocumentLinkResolveRequest = {}));
	var DocumentFormattingRequest;
	(function(DocumentFormattingRequest) {
		DocumentFormattingRequest.method = "textDocument/formatting";
		DocumentFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentFormattingRequest.method);
		DocumentFormattingRequest.capabilities = messages_1.CM.create("textDocument.formatting", "documentFormattingProvider");
	})(DocumentFormattingRequest || (exports.DocumentFormattingRequest = DocumentFormattingRequest = {}));
	var DocumentRangeFormattingRequest;
	(function(DocumentRangeFormattingRequest) {
		DocumentRangeFormattingRequest.method = "textDocument/rangeFormatting";
		DocumentRangeFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentRangeFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest.method);
		DocumentRangeFormattingRequest.capabilities = messages_1.CM.create("textDocument.rangeFormatting", "documentRangeFormattingProvider");
	})(DocumentRangeFormattingRequest || (exports.DocumentRangeFormattingRequest = DocumentRangeFormattingRequest = {}));
	var DocumentRangesFormattingRequest;
	(function(DocumentRangesFormattingRequest) {
		DocumentRangesFormattingRequest.method = "textDocument/rangesFormatting";
		DocumentRangesFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentRangesFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentRangesFormattingRequest.method);
		DocumentRangesFormattingRequest.capabilities = messages_1.CM.create("textDocument.rangeFormatting.rangesSupport", "documentRangeFormattingProvider.rangesSupport");
	})(DocumentRangesFormattingRequest || (exports.DocumentRangesFormattingRequest = DocumentRangesFormattingRequest = {}));
	var DocumentOnTypeFormattingRequest;
	(function(DocumentOnTypeFormattingRequest) {
		DocumentOnTypeFormattingRequest.method = "textDocument/onTypeFormatting";
		DocumentOnTypeFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		DocumentOnTypeFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest.method);
		DocumentOnTypeFormattingRequest.capabilities = messages_1.CM.create("textDocument.onTypeFormatting", "documentOnTypeFormattingProvider");
	})(DocumentOnTypeFormattingRequest || (exports.DocumentOnTypeFormattingRequest = DocumentOnTypeFormattingRequest = {}));
	var PrepareSupportDefaultBehavior;
	(function(PrepareSupportDefaultBehavior) {
		PrepareSupportDefaultBehavior.Identifier = 1;
	})(PrepareSupportDefaultBehavior || (exports.PrepareSupportDefaultBehavior = PrepareSupportDefaultBehavior = {}));
	var RenameRequest;
	(function(RenameRequest) {
		RenameRequest.method = "textDocument/rename";
		RenameRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		RenameRequest.type = new messages_1.ProtocolRequestType(RenameRequest.method);
		RenameRequest.capabilities = messages_1.CM.create("textDocument.rename", "renameProvider");
	})(RenameRequest || (exports.RenameRequest = RenameRequest = {}));
	var PrepareRenameRequest;
	(function(PrepareRenameRequest) {
		PrepareRenameRequest.method = "textDocument/prepareRename";
		PrepareRenameRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		PrepareRenameRequest.type = new messages_1.ProtocolRequestType(PrepareRenameRequest.method);
		PrepareRenameRequest.capabilities = messages_1.CM.create("textDocument.rename.prepareSupport", "renameProvider.prepareProvider");
	})(PrepareRenameRequest || (exports.PrepareRenameRequest = PrepareRenameRequest = {}));
	var ExecuteCommandRequest;
	(function(ExecuteCommandRequest) {
		ExecuteCommandRequest.method = "workspace/executeCommand";
		ExecuteCommandRequest.messageDirection = messages_1.MessageDirection.clientToServer;
		ExecuteCommandRequest.type = new messages_1.ProtocolRequestType(ExecuteCommandRequest.method);
		ExecuteCommandRequest.capabilities = messages_1.CM.create("workspace.executeCommand", "executeCommandProvider");
	})(ExecuteCommandRequest || (exports.ExecuteCommandRequest = ExecuteCommandRequest = {}));
	var ApplyWorkspaceEditRequest;
	(function(ApplyWorkspaceEditRequest) {
		ApplyWorkspaceEditRequest.method = "workspace/applyEdit";
		ApplyWorkspaceEditRequest.messageDirection = messages_1.MessageDirection.serverToClient;
		ApplyWorkspaceEditRequest.type = new messages_1.ProtocolRequestType("workspace/applyEdit");
		ApplyWorkspaceEditRequest.capabilities = messages_1.CM.create("workspace.applyEdit", void 0);
	})(ApplyWorkspaceEditRequest || (exports.ApplyWorkspaceEditRequest = ApplyWorkspaceEditRequest = {}));
}));
// node_modules/vscode-languageserver-protocol/lib/common/connection.js
var require_connection = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createProtocolConnection = createProtocolConnection;
	const vscode_jsonrpc_1 = require_api$2();
	function createProtocolConnection(input, output, logger, options) {
		if (vscode_jsonrpc_1.ConnectionStrategy.is(options)) options = { connectionStrategy: options };
		return (0, vscode_jsonrpc_1.createMessageConnection)(input, output, logger, options);
	}
}));
// node_modules/vscode-languageserver-protocol/lib/common/api.js
var require_api$1 = __commonJSMin(((exports, module, this$8) => {
	var __createBinding = this$8 && this$8.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$8 && this$8.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LSPErrorCodes = exports.createProtocolConnection = void 0;
	__exportStar(require_api$2(), exports);
	__exportStar((init_main(), __toCommonJS(main_exports)), exports);
	__exportStar(require_messages(), exports);
	__exportStar(require_protocol(), exports);
	var connection_1 = require_connection();
	Object.defineProperty(exports, "createProtocolConnection", {
		enumerable: true,
		get: function() {
			return connection_1.createProtocolConnection;
		}
	});
	var LSPErrorCodes;
	(function(LSPErrorCodes) {
		LSPErrorCodes.lspReservedErrorRangeStart = -32899;
		LSPErrorCodes.RequestFailed = -32803;
		LSPErrorCodes.ServerCancelled = -32802;
		LSPErrorCodes.ContentModified = -32801;
		LSPErrorCodes.RequestCancelled = -32800;
		LSPErrorCodes.lspReservedErrorRangeEnd = -32800;
	})(LSPErrorCodes || (exports.LSPErrorCodes = LSPErrorCodes = {}));
}));
// node_modules/vscode-languageserver/lib/common/progress.js
var require_progress = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ProgressFeature = exports.WorkDoneProgressReporter = void 0;
	exports.attachWorkDone = attachWorkDone;
	exports.attachPartialResult = attachPartialResult;
	const vscode_languageserver_protocol_1 = require_api$1();
	var WorkDoneProgressReporter;
	(function(WorkDoneProgressReporter) {
		function isNullInstance(reporter) {
			return reporter instanceof NullProgressReporter;
		}
		WorkDoneProgressReporter.isNullInstance = isNullInstance;
	})(WorkDoneProgressReporter || (exports.WorkDoneProgressReporter = WorkDoneProgressReporter = {}));
	var WorkDoneProgressReporterImpl = class WorkDoneProgressReporterImpl {
		_connection;
		_token;
		static Instances = new Map();
		constructor(_connection, _token) {
			this._connection = _connection;
			this._token = _token;
			WorkDoneProgressReporterImpl.Instances.set(this._token, this);
		}
		begin(title, percentage, message, cancellable) {
			const param = {
				kind: "begin",
				title,
				message,
				cancellable
			};
			if (typeof percentage === "number") param.percentage = Math.round(percentage);
			this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
		}
		report(arg0, arg1) {
			const param = { kind: "report" };
			if (typeof arg0 === "number") {
				param.percentage = Math.round(arg0);
				if (arg1 !== void 0) param.message = arg1;
			} else param.message = arg0;
			this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
		}
		done() {
			WorkDoneProgressReporterImpl.Instances.delete(this._token);
			this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, { kind: "end" });
		}
	};
	var WorkDoneProgressServerReporterImpl = class extends WorkDoneProgressReporterImpl {
		_source;
		constructor(connection, token) {
			super(connection, token);
			this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
		}
		get token() {
			return this._source.token;
		}
		done() {
			this._source.dispose();
			super.done();
		}
		cancel() {
			this._source.cancel();
		}
	};
	var NullProgressReporter = class {
		constructor() {}
		begin() {}
		report() {}
		done() {}
	};
	var NullProgressServerReporter = class extends NullProgressReporter {
		_source;
		constructor() {
			super();
			this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
		}
		get token() {
			return this._source.token;
		}
		done() {
			this._source.dispose();
		}
		cancel() {
			this._source.cancel();
		}
	};
	function attachWorkDone(connection, params) {
		if (params === void 0 || params.workDoneToken === void 0) return new NullProgressReporter();
		const token = params.workDoneToken;
		delete params.workDoneToken;
		return new WorkDoneProgressReporterImpl(connection, token);
	}
	const ProgressFeature = (Base) => {
		return class extends Base {
			_progressSupported;
			constructor() {
				super();
				this._progressSupported = false;
			}
			initialize(capabilities) {
				super.initialize(capabilities);
				if (capabilities?.window?.workDoneProgress === true) {
					this._progressSupported = true;
					this.connection.onNotification(vscode_languageserver_protocol_1.WorkDoneProgressCancelNotification.type, (params) => {
						const progress = WorkDoneProgressReporterImpl.Instances.get(params.token);
						if (progress instanceof WorkDoneProgressServerReporterImpl || progress instanceof NullProgressServerReporter) progress.cancel();
					});
				}
			}
			attachWorkDoneProgress(token) {
				if (token === void 0) return new NullProgressReporter();
				else return new WorkDoneProgressReporterImpl(this.connection, token);
			}
			createWorkDoneProgress() {
				if (this._progressSupported) {
					const token = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
					return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkDoneProgressCreateRequest.type, { token }).then(() => {
						return new WorkDoneProgressServerReporterImpl(this.connection, token);
					});
				} else return Promise.resolve(new NullProgressServerReporter());
			}
		};
	};
	exports.ProgressFeature = ProgressFeature;
	var ResultProgress;
	(function(ResultProgress) {
		ResultProgress.type = new vscode_languageserver_protocol_1.ProgressType();
	})(ResultProgress || (ResultProgress = {}));
	var ResultProgressReporterImpl = class {
		_connection;
		_token;
		constructor(_connection, _token) {
			this._connection = _connection;
			this._token = _token;
		}
		report(data) {
			this._connection.sendProgress(ResultProgress.type, this._token, data);
		}
	};
	function attachPartialResult(connection, params) {
		if (params === void 0 || params.partialResultToken === void 0) return;
		const token = params.partialResultToken;
		delete params.partialResultToken;
		return new ResultProgressReporterImpl(connection, token);
	}
}));
// node_modules/vscode-languageserver/lib/common/configuration.js
var require_configuration = __commonJSMin(((exports, module, this$7) => {
	var __createBinding = this$7 && this$7.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$7 && this$7.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$7 && this$7.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ConfigurationFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const Is = __importStar(require_is$2());
	const ConfigurationFeature = (Base) => {
		return class extends Base {
			getConfiguration(arg) {
				if (!arg) return this._getConfiguration({});
				else if (Is.string(arg)) return this._getConfiguration({ section: arg });
				else return this._getConfiguration(arg);
			}
			_getConfiguration(arg) {
				const params = { items: Array.isArray(arg) ? arg : [arg] };
				return this.connection.sendRequest(vscode_languageserver_protocol_1.ConfigurationRequest.type, params).then((result) => {
					if (Array.isArray(result)) return Array.isArray(arg) ? result : result[0];
					else return Array.isArray(arg) ? [] : null;
				});
			}
		};
	};
	exports.ConfigurationFeature = ConfigurationFeature;
}));
// node_modules/vscode-languageserver/lib/common/workspaceFolder.js
var require_workspaceFolder = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.WorkspaceFoldersFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const WorkspaceFoldersFeature = (Base) => {
		return class extends Base {
			_onDidChangeWorkspaceFolders;
			_unregistration;
			_notificationIsAutoRegistered;
			constructor() {
				super();
				this._notificationIsAutoRegistered = false;
			}
			initialize(capabilities) {
				super.initialize(capabilities);
				const workspaceCapabilities = capabilities.workspace;
				if (workspaceCapabilities && workspaceCapabilities.workspaceFolders) {
					this._onDidChangeWorkspaceFolders = new vscode_languageserver_protocol_1.Emitter();
					this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type, (params) => {
						this._onDidChangeWorkspaceFolders.fire(params.event);
					});
				}
			}
			fillServerCapabilities(capabilities) {
				super.fillServerCapabilities(capabilities);
				const changeNotifications = capabilities.workspace?.workspaceFolders?.changeNotifications;
				this._notificationIsAutoRegistered = changeNotifications === true || typeof changeNotifications === "string";
			}
			getWorkspaceFolders() {
				return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkspaceFoldersRequest.type);
			}
			get onDidChangeWorkspaceFolders() {
				if (!this._onDidChangeWorkspaceFolders) throw new Error("Client doesn't support sending workspace folder change events.");
				if (!this._notificationIsAutoRegistered && !this._unregistration) this._unregistration = this.connection.client.register(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type);
				return this._onDidChangeWorkspaceFolders.event;
			}
		};
	};
	exports.WorkspaceFoldersFeature = WorkspaceFoldersFeature;
}));
// node_modules/vscode-languageserver/lib/common/callHierarchy.js
var require_callHierarchy = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.CallHierarchyFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const CallHierarchyFeature = (Base) => {
		return class extends Base {
			get callHierarchy() {
				return {
					onPrepare: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.CallHierarchyPrepareRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), void 0);
						});
					},
					onIncomingCalls: (handler) => {
						const type = vscode_languageserver_protocol_1.CallHierarchyIncomingCallsRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					},
					onOutgoingCalls: (handler) => {
						const type = vscode_languageserver_protocol_1.CallHierarchyOutgoingCallsRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					}
				};
			}
		};
	};
	exports.CallHierarchyFeature = CallHierarchyFeature;
}));
// node_modules/vscode-languageserver/lib/common/semanticTokens.js
var require_semanticTokens = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.SemanticTokensBuilder = exports.SemanticTokensDiff = exports.SemanticTokensFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const SemanticTokensFeature = (Base) => {
		return class extends Base {
			get semanticTokens() {
				return {
					refresh: () => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.SemanticTokensRefreshRequest.type);
					},
					on: (handler) => {
						const type = vscode_languageserver_protocol_1.SemanticTokensRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					},
					onDelta: (handler) => {
						const type = vscode_languageserver_protocol_1.SemanticTokensDeltaRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					},
					onRange: (handler) => {
						const type = vscode_languageserver_protocol_1.SemanticTokensRangeRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					}
				};
			}
		};
	};
	exports.SemanticTokensFeature = SemanticTokensFeature;
	var SemanticTokensDiff = class {
		originalSequence;
		modifiedSequence;
		constructor(originalSequence, modifiedSequence) {
			this.originalSequence = originalSequence;
			this.modifiedSequence = modifiedSequence;
		}
		computeDiff() {
			const originalLength = this.originalSequence.length;
			const modifiedLength = this.modifiedSequence.length;
			let startIndex = 0;
			while (startIndex < modifiedLength && startIndex < originalLength && this.originalSequence[startIndex] === this.modifiedSequence[startIndex]) startIndex++;
			if (startIndex < modifiedLength && startIndex < originalLength) {
				let originalEndIndex = originalLength - 1;
				let modifiedEndIndex = modifiedLength - 1;
				while (originalEndIndex >= startIndex && modifiedEndIndex >= startIndex && this.originalSequence[originalEndIndex] === this.modifiedSequence[modifiedEndIndex]) {
					originalEndIndex--;
					modifiedEndIndex--;
				}
				if (originalEndIndex < startIndex || modifiedEndIndex < startIndex) {
					originalEndIndex++;
					modifiedEndIndex++;
				}
				const deleteCount = originalEndIndex - startIndex + 1;
				const newData = this.modifiedSequence.slice(startIndex, modifiedEndIndex + 1);
				if (newData.length === 1 && newData[0] === this.originalSequence[originalEndIndex]) return [{
					start: startIndex,
					deleteCount: deleteCount - 1
				}];
				else return [{
					start: startIndex,
					deleteCount,
					data: newData
				}];
			} else if (startIndex < modifiedLength) return [{
				start: startIndex,
				deleteCount: 0,
				data: this.modifiedSequence.slice(startIndex)
			}];
			else if (startIndex < originalLength) return [{
				start: startIndex,
				deleteCount: originalLength - startIndex
			}];
			else return [];
		}
	};
	exports.SemanticTokensDiff = SemanticTokensDiff;
	exports.SemanticTokensBuilder = class SemanticTokensBuilder {
		_id;
		_prevLine;
		_prevChar;
		_dataIsSortedAndDeltaEncoded;
		_data;
		_dataNonDelta;
		_dataLen;
		_prevData;
		constructor() {
			this._prevData = void 0;
			this.initialize();
		}
		initialize() {
			this._id = Date.now();
			this._prevLine = 0;
			this._prevChar = 0;
			this._data = [];
			this._dataNonDelta = [];
			this._dataLen = 0;
			this._dataIsSortedAndDeltaEncoded = true;
		}
		push(line, char, length, tokenType, tokenModifiers) {
			if (this._dataIsSortedAndDeltaEncoded && (line < this._prevLine || line === this._prevLine && char < this._prevChar)) {
				this._dataIsSortedAndDeltaEncoded = false;
				this._dataNonDelta = SemanticTokensBuilder._deltaDecode(this._data);
			}
			let pushLine = line;
			let pushChar = char;
			if (this._dataIsSortedAndDeltaEncoded && this._dataLen > 0) {
				pushLine -= this._prevLine;
				if (pushLine === 0) pushChar -= this._prevChar;
			}
			const dataSource = this._dataIsSortedAndDeltaEncoded ? this._data : this._dataNonDelta;
			dataSource[this._dataLen++] = pushLine;
			dataSource[this._dataLen++] = pushChar;
			dataSource[this._dataLen++] = length;
			dataSource[this._dataLen++] = tokenType;
			dataSource[this._dataLen++] = tokenModifiers;
			this._prevLine = line;
			this._prevChar = char;
		}
		get id() {
			return this._id.toString();
		}
		static _deltaDecode(data) {
			const tokenCount = data.length / 5 | 0;
			let prevLine = 0;
			let prevChar = 0;
			const result = [];
			for (let i = 0; i < tokenCount; i++) {
				const dstOffset = 5 * i;
				let line = data[dstOffset];
				let char = data[dstOffset + 1];
				if (line === 0) {
					line = prevLine;
					char += prevChar;
				} else line += prevLine;
				const length = data[dstOffset + 2];
				const tokenType = data[dstOffset + 3];
				const tokenModifiers = data[dstOffset + 4];
				result[dstOffset + 0] = line;
				result[dstOffset + 1] = char;
				result[dstOffset + 2] = length;
				result[dstOffset + 3] = tokenType;
				result[dstOffset + 4] = tokenModifiers;
				prevLine = line;
				prevChar = char;
			}
			return result;
		}
		static _sortAndDeltaEncode(data) {
			const pos = [];
			const tokenCount = data.length / 5 | 0;
			for (let i = 0; i < tokenCount; i++) pos[i] = i;
			pos.sort((a, b) => {
				const aLine = data[5 * a];
				const bLine = data[5 * b];
				if (aLine === bLine) return data[5 * a + 1] - data[5 * b + 1];
				return aLine - bLine;
			});
			const result = [];
			let prevLine = 0;
			let prevChar = 0;
			for (let i = 0; i < tokenCount; i++) {
				const srcOffset = 5 * pos[i];
				const line = data[srcOffset + 0];
				const char = data[srcOffset + 1];
				const length = data[srcOffset + 2];
				const tokenType = data[srcOffset + 3];
				const tokenModifiers = data[srcOffset + 4];
				const pushLine = line - prevLine;
				const pushChar = pushLine === 0 ? char - prevChar : char;
				const dstOffset = 5 * i;
				result[dstOffset + 0] = pushLine;
				result[dstOffset + 1] = pushChar;
				result[dstOffset + 2] = length;
				result[dstOffset + 3] = tokenType;
				result[dstOffset + 4] = tokenModifiers;
				prevLine = line;
				prevChar = char;
			}
			return result;
		}
		getFinalDataDelta() {
			if (this._dataIsSortedAndDeltaEncoded) return this._data;
			else return SemanticTokensBuilder._sortAndDeltaEncode(this._dataNonDelta);
		}
		previousResult(id) {
			if (this.id === id) this._prevData = this.getFinalDataDelta();
			else this._prevData = void 0;
			this.initialize();
		}
		build() {
			this._prevData = void 0;
			return {
				resultId: this.id,
				data: this.getFinalDataDelta()
			};
		}
		canBuildEdits() {
			return this._prevData !== void 0;
		}
		buildEdits() {
			if (this._prevData !== void 0) return {
				resultId: this.id,
				edits: new SemanticTokensDiff(this._prevData, this.getFinalDataDelta()).computeDiff()
			};
			else return this.build();
		}
	};
}));
// node_modules/vscode-languageserver/lib/common/showDocument.js
var require_showDocument = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ShowDocumentFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const ShowDocumentFeature = (Base) => {
		return class extends Base {
			showDocument(params) {
				return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowDocumentRequest.type, params);
			}
		};
	};
	exports.ShowDocumentFeature = ShowDocumentFeature;
}));
// node_modules/vscode-languageserver/lib/common/fileOperations.js
var require_fileOperations = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FileOperationsFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const FileOperationsFeature = (Base) => {
		return class extends Base {
			onDidCreateFiles(handler) {
				return this.connection.onNotification(vscode_languageserver_protocol_1.DidCreateFilesNotification.type, (params) => {
					return handler(params);
				});
			}
			onDidRenameFiles(handler) {
				return this.connection.onNotification(vscode_languageserver_protocol_1.DidRenameFilesNotification.type, (params) => {
					return handler(params);
				});
			}
			onDidDeleteFiles(handler) {
				return this.connection.onNotification(vscode_languageserver_protocol_1.DidDeleteFilesNotification.type, (params) => {
					return handler(params);
				});
			}
			onWillCreateFiles(handler) {
				return this.connection.onRequest(vscode_languageserver_protocol_1.WillCreateFilesRequest.type, (params, cancel) => {
					return handler(params, cancel);
				});
			}
			onWillRenameFiles(handler) {
				return this.connection.onRequest(vscode_languageserver_protocol_1.WillRenameFilesRequest.type, (params, cancel) => {
					return handler(params, cancel);
				});
			}
			onWillDeleteFiles(handler) {
				return this.connection.onRequest(vscode_languageserver_protocol_1.WillDeleteFilesRequest.type, (params, cancel) => {
					return handler(params, cancel);
				});
			}
		};
	};
	exports.FileOperationsFeature = FileOperationsFeature;
}));
// node_modules/vscode-languageserver/lib/common/linkedEditingRange.js
var require_linkedEditingRange = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.LinkedEditingRangeFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const LinkedEditingRangeFeature = (Base) => {
		return class extends Base {
			onLinkedEditingRange(handler) {
				return this.connection.onRequest(vscode_languageserver_protocol_1.LinkedEditingRangeRequest.type, (params, cancel) => {
					return handler(params, cancel, this.attachWorkDoneProgress(params), void 0);
				});
			}
		};
	};
	exports.LinkedEditingRangeFeature = LinkedEditingRangeFeature;
}));
// node_modules/vscode-languageserver/lib/common/typeHierarchy.js
var require_typeHierarchy = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TypeHierarchyFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const TypeHierarchyFeature = (Base) => {
		return class extends Base {
			get typeHierarchy() {
				return {
					onPrepare: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.TypeHierarchyPrepareRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), void 0);
						});
					},
					onSupertypes: (handler) => {
						const type = vscode_languageserver_protocol_1.TypeHierarchySupertypesRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					},
					onSubtypes: (handler) => {
						const type = vscode_languageserver_protocol_1.TypeHierarchySubtypesRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					}
				};
			}
		};
	};
	exports.TypeHierarchyFeature = TypeHierarchyFeature;
}));
// node_modules/vscode-languageserver/lib/common/inlineValue.js
var require_inlineValue = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlineValueFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const InlineValueFeature = (Base) => {
		return class extends Base {
			get inlineValue() {
				return {
					refresh: () => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.InlineValueRefreshRequest.type);
					},
					on: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.InlineValueRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params));
						});
					}
				};
			}
		};
	};
	exports.InlineValueFeature = InlineValueFeature;
}));
// node_modules/vscode-languageserver/lib/common/foldingRange.js
var require_foldingRange = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FoldingRangeFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const FoldingRangeFeature = (Base) => {
		return class extends Base {
			get foldingRange() {
				return {
					refresh: () => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.FoldingRangeRefreshRequest.type);
					},
					on: (handler) => {
						const type = vscode_languageserver_protocol_1.FoldingRangeRequest.type;
						return this.connection.onRequest(type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
						});
					}
				};
			}
		};
	};
	exports.FoldingRangeFeature = FoldingRangeFeature;
}));
// node_modules/vscode-languageserver/lib/common/inlayHint.js
var require_inlayHint = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlayHintFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const InlayHintFeature = (Base) => {
		return class extends Base {
			get inlayHint() {
				return {
					refresh: () => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.InlayHintRefreshRequest.type);
					},
					on: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params));
						});
					},
					resolve: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintResolveRequest.type, (params, cancel) => {
							return handler(params, cancel);
						});
					}
				};
			}
		};
	};
	exports.InlayHintFeature = InlayHintFeature;
}));
// node_modules/vscode-languageserver/lib/common/diagnostic.js
var require_diagnostic = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.DiagnosticFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const DiagnosticFeature = (Base) => {
		return class extends Base {
			get diagnostics() {
				return {
					refresh: () => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.DiagnosticRefreshRequest.type);
					},
					on: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.partialResult, params));
						});
					},
					onWorkspace: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.type, (params, cancel) => {
							return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.partialResult, params));
						});
					}
				};
			}
		};
	};
	exports.DiagnosticFeature = DiagnosticFeature;
}));
// node_modules/vscode-languageserver/lib/common/textDocuments.js
var require_textDocuments = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TextDocuments = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	var TextDocuments = class {
		_configuration;
		_syncedDocuments;
		_onDidChangeContent;
		_onDidOpen;
		_onDidClose;
		_onDidSave;
		_onWillSave;
		_willSaveWaitUntil;
		constructor(configuration) {
			this._configuration = configuration;
			this._syncedDocuments = new Map();
			this._onDidChangeContent = new vscode_languageserver_protocol_1.Emitter();
			this._onDidOpen = new vscode_languageserver_protocol_1.Emitter();
			this._onDidClose = new vscode_languageserver_protocol_1.Emitter();
			this._onDidSave = new vscode_languageserver_protocol_1.Emitter();
			this._onWillSave = new vscode_languageserver_protocol_1.Emitter();
		}
		get onDidOpen() {
			return this._onDidOpen.event;
		}
		get onDidChangeContent() {
			return this._onDidChangeContent.event;
		}
		get onWillSave() {
			return this._onWillSave.event;
		}
		onWillSaveWaitUntil(handler) {
			this._willSaveWaitUntil = handler;
		}
		get onDidSave() {
			return this._onDidSave.event;
		}
		get onDidClose() {
			return this._onDidClose.event;
		}
		get(uri) {
			return this._syncedDocuments.get(uri);
		}
		all() {
			return Array.from(this._syncedDocuments.values());
		}
		keys() {
			return Array.from(this._syncedDocuments.keys());
		}
		listen(connection) {
			connection.__textDocumentSync = vscode_languageserver_protocol_1.TextDocumentSyncKind.Incremental;
			const disposables = [];
			disposables.push(connection.onDidOpenTextDocument((event) => {
				const td = event.textDocument;
				const document = this._configuration.create(td.uri, td.languageId, td.version, td.text);
				this._syncedDocuments.set(td.uri, document);
				const toFire = Object.freeze({ document });
				this._onDidOpen.fire(toFire);
				this._onDidChangeContent.fire(toFire);
			}));
			disposables.push(connection.onDidChangeTextDocument((event) => {
				const td = event.textDocument;
				const changes = event.contentChanges;
				if (changes.length === 0) return;
				const { version } = td;
				if (version === null || version === void 0) throw new Error(`Received document change event for ${td.uri} without valid version identifier`);
				let syncedDocument = this._syncedDocuments.get(td.uri);
				if (syncedDocument !== void 0) {
					syncedDocument = this._configuration.update(syncedDocument, changes, version);
					this._syncedDocuments.set(td.uri, syncedDocument);
					this._onDidChangeContent.fire(Object.freeze({ document: syncedDocument }));
				}
			}));
			disposables.push(connection.onDidCloseTextDocument((event) => {
				const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
				if (syncedDocument !== void 0) {
					this._syncedDocuments.delete(event.textDocument.uri);
					this._onDidClose.fire(Object.freeze({ document: syncedDocument }));
				}
			}));
			disposables.push(connection.onWillSaveTextDocument((event) => {
				const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
				if (syncedDocument !== void 0) this._onWillSave.fire(Object.freeze({
					document: syncedDocument,
					reason: event.reason
				}));
			}));
			disposables.push(connection.onWillSaveTextDocumentWaitUntil((event, token) => {
				const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
				if (syncedDocument !== void 0 && this._willSaveWaitUntil) return this._willSaveWaitUntil(Object.freeze({
					document: syncedDocument,
					reason: event.reason
				}), token);
				else return [];
			}));
			disposables.push(connection.onDidSaveTextDocument((event) => {
				const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
				if (syncedDocument !== void 0) this._onDidSave.fire(Object.freeze({ document: syncedDocument }));
			}));
			return vscode_languageserver_protocol_1.Disposable.create(() => {
				disposables.forEach((disposable) => disposable.dispose());
			});
		}
	};
	exports.TextDocuments = TextDocuments;
}));
// node_modules/vscode-languageserver/lib/common/notebook.js
var require_notebook = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.NotebookDocuments = exports.NotebookSyncFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const textDocuments_1 = require_textDocuments();
	const NotebookSyncFeature = (Base) => {
		return class extends Base {
			get synchronization() {
				return {
					onDidOpenNotebookDocument: (handler) => {
						return this.connection.onNotification(vscode_languageserver_protocol_1.DidOpenNotebookDocumentNotification.type, (params) => {
							return handler(params);
						});
					},
					onDidChangeNotebookDocument: (handler) => {
						return this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeNotebookDocumentNotification.type, (params) => {
							return handler(params);
						});
					},
					onDidSaveNotebookDocument: (handler) => {
						return this.connection.onNotification(vscode_languageserver_protocol_1.DidSaveNotebookDocumentNotification.type, (params) => {
							return handler(params);
						});
					},
					onDidCloseNotebookDocument: (handler) => {
						return this.connection.onNotification(vscode_languageserver_protocol_1.DidCloseNotebookDocumentNotification.type, (params) => {
							return handler(params);
						});
					}
				};
			}
		};
	};
	exports.NotebookSyncFeature = NotebookSyncFeature;
	var CellTextDocumentConnection = class CellTextDocumentConnection {
		static NULL_DISPOSE = Object.freeze({ dispose: () => {} });
		openHandler;
		changeHandler;
		closeHandler;
		onDidOpenTextDocument(handler) {
			this.openHandler = handler;
			return vscode_languageserver_protocol_1.Disposable.create(() => {
				this.openHandler = void 0;
			});
		}
		openTextDocument(params) {
			return this.openHandler && this.openHandler(params);
		}
		onDidChangeTextDocument(handler) {
			this.changeHandler = handler;
			return vscode_languageserver_protocol_1.Disposable.create(() => {
				this.changeHandler = handler;
			});
		}
		changeTextDocument(params) {
			return this.changeHandler && this.changeHandler(params);
		}
		onDidCloseTextDocument(handler) {
			this.closeHandler = handler;
			return vscode_languageserver_protocol_1.Disposable.create(() => {
				this.closeHandler = void 0;
			});
		}
		closeTextDocument(params) {
			return this.closeHandler && this.closeHandler(params);
		}
		onWillSaveTextDocument() {
			return CellTextDocumentConnection.NULL_DISPOSE;
		}
		onWillSaveTextDocumentWaitUntil() {
			return CellTextDocumentConnection.NULL_DISPOSE;
		}
		onDidSaveTextDocument() {
			return CellTextDocumentConnection.NULL_DISPOSE;
		}
	};
	var NotebookDocuments = class {
		notebookDocuments;
		notebookCellMap;
		_onDidOpen;
		_onDidSave;
		_onDidChange;
		_onDidClose;
		_cellTextDocuments;
		constructor(configurationOrTextDocuments) {
			if (configurationOrTextDocuments instanceof textDocuments_1.TextDocuments) this._cellTextDocuments = configurationOrTextDocuments;
			else this._cellTextDocuments = new textDocuments_1.TextDocuments(configurationOrTextDocuments);
			this.notebookDocuments = new Map();
			this.notebookCellMap = new Map();
			this._onDidOpen = new vscode_languageserver_protocol_1.Emitter();
			this._onDidChange = new vscode_languageserver_protocol_1.Emitter();
			this._onDidSave = new vscode_languageserver_protocol_1.Emitter();
			this._onDidClose = new vscode_languageserver_protocol_1.Emitter();
		}
		get cellTextDocuments() {
			return this._cellTextDocuments;
		}
		getCellTextDocument(cell) {
			return this._cellTextDocuments.get(cell.document);
		}
		getNotebookDocument(uri) {
			return this.notebookDocuments.get(uri);
		}
		getNotebookCell(uri) {
			const value = this.notebookCellMap.get(uri);
			return value && value[0];
		}
		findNotebookDocumentForCell(cell) {
			const key = typeof cell === "string" ? cell : cell.document;
			const value = this.notebookCellMap.get(key);
			return value && value[1];
		}
		get onDidOpen() {
			return this._onDidOpen.event;
		}
		get onDidSave() {
			return this._onDidSave.event;
		}
		get onDidChange() {
			return this._onDidChange.event;
		}
		get onDidClose() {
			return this._onDidClose.event;
		}
		listen(connection) {
			const cellTextDocumentConnection = new CellTextDocumentConnection();
			const disposables = [];
			disposables.push(this.cellTextDocuments.listen(cellTextDocumentConnection));
			disposables.push(connection.notebooks.synchronization.onDidOpenNotebookDocument(async (params) => {
				this.notebookDocuments.set(params.notebookDocument.uri, params.notebookDocument);
				for (const cellTextDocument of params.cellTextDocuments) await cellTextDocumentConnection.openTextDocument({ textDocument: cellTextDocument });
				this.updateCellMap(params.notebookDocument);
				this._onDidOpen.fire(params.notebookDocument);
			}));
			disposables.push(connection.notebooks.synchronization.onDidChangeNotebookDocument(async (params) => {
				const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
				if (notebookDocument === void 0) return;
				notebookDocument.version = params.notebookDocument.version;
				const oldMetadata = notebookDocument.metadata;
				let metadataChanged = false;
				const change = params.change;
				if (change.metadata !== void 0) {
					metadataChanged = true;
					notebookDocument.metadata = change.metadata;
				}
				const opened = [];
				const closed = [];
				const data = [];
				const text = [];
				if (change.cells !== void 0) {
					const changedCells = change.cells;
					if (changedCells.structure !== void 0) {
						const array = changedCells.structure.array;
						notebookDocument.cells.splice(array.start, array.deleteCount, ...array.cells !== void 0 ? array.cells : []);
						if (changedCells.structure.didOpen !== void 0) for (const open of changedCells.structure.didOpen) {
							await cellTextDocumentConnection.openTextDocument({ textDocument: open });
							opened.push(open.uri);
						}
						if (changedCells.structure.didClose) for (const close of changedCells.structure.didClose) {
							await cellTextDocumentConnection.closeTextDocument({ textDocument: close });
							closed.push(close.uri);
						}
					}
					if (changedCells.data !== void 0) {
						const cellUpdates = new Map(changedCells.data.map((cell) => [cell.document, cell]));
						for (let i = 0; i <= notebookDocument.cells.length; i++) {
							const change = cellUpdates.get(notebookDocument.cells[i].document);
							if (change !== void 0) {
								const old = notebookDocument.cells.splice(i, 1, change);
								data.push({
									old: old[0],
									new: change
								});
								cellUpdates.delete(change.document);
								if (cellUpdates.size === 0) break;
							}
						}
					}
					if (changedCells.textContent !== void 0) for (const cellTextDocument of changedCells.textContent) {
						await cellTextDocumentConnection.changeTextDocument({
							textDocument: cellTextDocument.document,
							contentChanges: cellTextDocument.changes
						});
						text.push(cellTextDocument.document.uri);
					}
				}
				const removed = [];
				for (const close of closed) {
					removed.push(this.getNotebookCell(close));
					this.notebookCellMap.delete(close);
				}
				this.updateCellMap(notebookDocument);
				const changeEvent = { notebookDocument };
				if (metadataChanged) changeEvent.metadata = {
					old: oldMetadata,
					new: notebookDocument.metadata
				};
				const added = [];
				for (const open of opened) added.push(this.getNotebookCell(open));
				const textContent = [];
				for (const change of text) textContent.push(this.getNotebookCell(change));
				if (added.length > 0 || removed.length > 0 || data.length > 0 || textContent.length > 0) changeEvent.cells = {
					added,
					removed,
					changed: {
						data,
						textContent
					}
				};
				if (changeEvent.metadata !== void 0 || changeEvent.cells !== void 0) this._onDidChange.fire(changeEvent);
			}));
			disposables.push(connection.notebooks.synchronization.onDidSaveNotebookDocument((params) => {
				const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
				if (notebookDocument === void 0) return;
				this._onDidSave.fire(notebookDocument);
			}));
			disposables.push(connection.notebooks.synchronization.onDidCloseNotebookDocument(async (params) => {
				const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
				if (notebookDocument === void 0) return;
				this._onDidClose.fire(notebookDocument);
				for (const cellTextDocument of params.cellTextDocuments) await cellTextDocumentConnection.closeTextDocument({ textDocument: cellTextDocument });
				this.notebookDocuments.delete(params.notebookDocument.uri);
				for (const cell of notebookDocument.cells) this.notebookCellMap.delete(cell.document);
			}));
			return vscode_languageserver_protocol_1.Disposable.create(() => {
				disposables.forEach((disposable) => disposable.dispose());
			});
		}
		updateCellMap(notebookDocument) {
			for (const cell of notebookDocument.cells) this.notebookCellMap.set(cell.document, [cell, notebookDocument]);
		}
	};
	exports.NotebookDocuments = NotebookDocuments;
}));
// node_modules/vscode-languageserver/lib/common/moniker.js
var require_moniker = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.MonikerFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const MonikerFeature = (Base) => {
		return class extends Base {
			get moniker() {
				return { on: (handler) => {
					const type = vscode_languageserver_protocol_1.MonikerRequest.type;
					return this.connection.onRequest(type, (params, cancel) => {
						return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
					});
				} };
			}
		};
	};
	exports.MonikerFeature = MonikerFeature;
}));
// node_modules/vscode-languageserver/lib/common/inlineCompletion.js
var require_inlineCompletion = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.InlineCompletionFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const InlineCompletionFeature = (Base) => {
		return class extends Base {
			get inlineCompletion() {
				return { on: (handler) => {
					return this.connection.onRequest(vscode_languageserver_protocol_1.InlineCompletionRequest.type, (params, cancel) => {
						return handler(params, cancel, this.attachWorkDoneProgress(params));
					});
				} };
			}
		};
	};
	exports.InlineCompletionFeature = InlineCompletionFeature;
}));
// node_modules/vscode-languageserver/lib/common/textDocumentContent.js
var require_textDocumentContent = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.TextDocumentContentFeature = void 0;
	const vscode_languageserver_protocol_1 = require_api$1();
	const TextDocumentContentFeature = (Base) => {
		return class extends Base {
			get textDocumentContent() {
				return {
					refresh: (uri) => {
						return this.connection.sendRequest(vscode_languageserver_protocol_1.TextDocumentContentRefreshRequest.type, { uri });
					},
					on: (handler) => {
						return this.connection.onRequest(vscode_languageserver_protocol_1.TextDocumentContentRequest.type, (params, cancel) => {
							return handler(params, cancel);
						});
					}
				};
			}
		};
	};
	exports.TextDocumentContentFeature = TextDocumentContentFeature;
}));
// node_modules/vscode-languageserver/lib/common/server.js
var require_server = __commonJSMin(((exports, module, this$6) => {
	var __createBinding = this$6 && this$6.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$6 && this$6.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$6 && this$6.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports._NotebooksImpl = exports._LanguagesImpl = exports.BulkUnregistration = exports.BulkRegistration = exports.ErrorMessageTracker = void 0;
	exports.combineConsoleFeatures = combineConsoleFeatures;
	exports.combineTelemetryFeatures = combineTelemetryFeatures;
	exports.combineTracerFeatures = combineTracerFeatures;
	exports.combineClientFeatures = combineClientFeatures;
	exports.combineWindowFeatures = combineWindowFeatures;
	exports.combineWorkspaceFeatures = combineWorkspaceFeatures;
	exports.combineLanguagesFeatures = combineLanguagesFeatures;
	exports.combineNotebooksFeatures = combineNotebooksFeatures;
	exports.combineFeatures = combineFeatures;
	exports.createConnection = createConnection;
	const vscode_languageserver_protocol_1 = require_api$1();
	const Is = __importStar(require_is$2());
	const progress_1 = require_progress();
	const configuration_1 = require_configuration();
	const workspaceFolder_1 = require_workspaceFolder();
	const callHierarchy_1 = require_callHierarchy();
	const semanticTokens_1 = require_semanticTokens();
	const showDocument_1 = require_showDocument();
	const fileOperations_1 = require_fileOperations();
	const linkedEditingRange_1 = require_linkedEditingRange();
	const typeHierarchy_1 = require_typeHierarchy();
	const inlineValue_1 = require_inlineValue();
	const foldingRange_1 = require_foldingRange();
	const inlayHint_1 = require_inlayHint();
	const diagnostic_1 = require_diagnostic();
	const notebook_1 = require_notebook();
	const moniker_1 = require_moniker();
	const inlineCompletion_1 = require_inlineCompletion();
	const textDocumentContent_1 = require_textDocumentContent();
	function null2Undefined(value) {
		if (value === null) return;
		return value;
	}
	var ErrorMessageTracker = class {
		_messages;
		constructor() {
			this._messages = Object.create(null);
		}
		add(message) {
			let count = this._messages[message];
			if (!count) count = 0;
			count++;
			this._messages[message] = count;
		}
		sendErrors(connection) {
			Object.keys(this._messages).forEach((message) => {
				connection.window.showErrorMessage(message);
			});
		}
	};
	exports.ErrorMessageTracker = ErrorMessageTracker;
	var RemoteConsoleImpl = class {
		_rawConnection;
		_connection;
		constructor() {}
		rawAttach(connection) {
			this._rawConnection = connection;
		}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		fillServerCapabilities(_capabilities) {}
		initialize(_capabilities) {}
		error(message) {
			this.send(vscode_languageserver_protocol_1.MessageType.Error, message);
		}
		warn(message) {
			this.send(vscode_languageserver_protocol_1.MessageType.Warning, message);
		}
		info(message) {
			this.send(vscode_languageserver_protocol_1.MessageType.Info, message);
		}
		log(message) {
			this.send(vscode_languageserver_protocol_1.MessageType.Log, message);
		}
		debug(message) {
			this.send(vscode_languageserver_protocol_1.MessageType.Debug, message);
		}
		send(type, message) {
			if (this._rawConnection) this._rawConnection.sendNotification(vscode_languageserver_protocol_1.LogMessageNotification.type, {
				type,
				message
			}).catch(() => {
				(0, vscode_languageserver_protocol_1.RAL)().console.error(`Sending log message failed`);
			});
		}
	};
	var _RemoteWindowImpl = class {
		_connection;
		constructor() {}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		showErrorMessage(message, ...actions) {
			const params = {
				type: vscode_languageserver_protocol_1.MessageType.Error,
				message,
				actions
			};
			return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
		}
		showWarningMessage(message, ...actions) {
			const params = {
				type: vscode_languageserver_protocol_1.MessageType.Warning,
				message,
				actions
			};
			return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
		}
		showInformationMessage(message, ...actions) {
			const params = {
				type: vscode_languageserver_protocol_1.MessageType.Info,
				message,
				actions
			};
			return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
		}
	};
	const RemoteWindowImpl = (0, showDocument_1.ShowDocumentFeature)((0, progress_1.ProgressFeature)(_RemoteWindowImpl));
	var BulkRegistration;
	(function(BulkRegistration) {
		function create() {
			return new BulkRegistrationImpl();
		}
		BulkRegistration.create = create;
	})(BulkRegistration || (exports.BulkRegistration = BulkRegistration = {}));
	var BulkRegistrationImpl = class {
		_registrations = [];
		_registered = new Set();
		add(type, registerOptions) {
			const method = Is.string(type) ? type : type.method;
			if (this._registered.has(method)) throw new Error(`${method} is already added to this registration`);
			const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
			this._registrations.push({
				id,
				method,
				registerOptions: registerOptions || {}
			});
			this._registered.add(method);
		}
		asRegistrationParams() {
			return { registrations: this._registrations };
		}
	};
	var BulkUnregistration;
	(function(BulkUnregistration) {
		function create() {
			return new BulkUnregistrationImpl(void 0, []);
		}
		BulkUnregistration.create = create;
	})(BulkUnregistration || (exports.BulkUnregistration = BulkUnregistration = {}));
	var BulkUnregistrationImpl = class {
		_connection;
		_unregistrations = new Map();
		constructor(_connection, unregistrations) {
			this._connection = _connection;
			unregistrations.forEach((unregistration) => {
				this._unregistrations.set(unregistration.method, unregistration);
			});
		}
		get isAttached() {
			return !!this._connection;
		}
		attach(connection) {
			this._connection = connection;
		}
		add(unregistration) {
			this._unregistrations.set(unregistration.method, unregistration);
		}
		dispose() {
			const unregistrations = [];
			for (const unregistration of this._unregistrations.values()) unregistrations.push(unregistration);
			const params = { unregisterations: unregistrations };
			this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
				this._connection.console.info(`Bulk unregistration failed.`);
			});
		}
		disposeSingle(arg) {
			const method = Is.string(arg) ? arg : arg.method;
			const unregistration = this._unregistrations.get(method);
			if (!unregistration) return false;
			const params = { unregisterations: [unregistration] };
			this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).then(() => {
				this._unregistrations.delete(method);
			}, (_error) => {
				this._connection.console.info(`Un-registering request handler for ${unregistration.id} failed.`);
			});
			return true;
		}
	};
	var RemoteClientImpl = class {
		_connection;
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		register(typeOrRegistrations, registerOptionsOrType, registerOptions) {
			if (typeOrRegistrations instanceof BulkRegistrationImpl) return this.registerMany(typeOrRegistrations);
			else if (typeOrRegistrations instanceof BulkUnregistrationImpl) return this.registerSingle1(typeOrRegistrations, registerOptionsOrType, registerOptions);
			else return this.registerSingle2(typeOrRegistrations, registerOptionsOrType);
		}
		registerSingle1(unregistration, type, registerOptions) {
			const method = Is.string(type) ? type : type.method;
			const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
			const params = { registrations: [{
				id,
				method,
				registerOptions: registerOptions || {}
			}] };
			if (!unregistration.isAttached) unregistration.attach(this.connection);
			return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => {
				unregistration.add({
					id,
					method
				});
				return unregistration;
			}, (_error) => {
				this.connection.console.info(`Registering request handler for ${method} failed.`);
				return Promise.reject(_error);
			});
		}
		registerSingle2(type, registerOptions) {
			const method = Is.string(type) ? type : type.method;
			const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
			const params = { registrations: [{
				id,
				method,
				registerOptions: registerOptions || {}
			}] };
			return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => {
				return vscode_languageserver_protocol_1.Disposable.create(() => {
					this.unregisterSingle(id, method).catch(() => {
						this.connection.console.info(`Un-registering capability with id ${id} failed.`);
					});
				});
			}, (_error) => {
				this.connection.console.info(`Registering request handler for ${method} failed.`);
				return Promise.reject(_error);
			});
		}
		unregisterSingle(id, method) {
			const params = { unregisterations: [{
				id,
				method
			}] };
			return this.connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
				this.connection.console.info(`Un-registering request handler for ${id} failed.`);
			});
		}
		registerMany(registrations) {
			const params = registrations.asRegistrationParams();
			return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then(() => {
				return new BulkUnregistrationImpl(this._connection, params.registrations.map((registration) => {
					return {
						id: registration.id,
						method: registration.method
					};
				}));
			}, (_error) => {
				this.connection.console.info(`Bulk registration failed.`);
				return Promise.reject(_error);
			});
		}
	};
	var _RemoteWorkspaceImpl = class {
		_connection;
		constructor() {}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		applyEdit(paramOrEdit) {
			function isApplyWorkspaceEditParams(value) {
				return value && !!value.edit;
			}
			const params = isApplyWorkspaceEditParams(paramOrEdit) ? paramOrEdit : { edit: paramOrEdit };
			return this.connection.sendRequest(vscode_languageserver_protocol_1.ApplyWorkspaceEditRequest.type, params);
		}
	};
	const RemoteWorkspaceImpl = (0, textDocumentContent_1.TextDocumentContentFeature)((0, fileOperations_1.FileOperationsFeature)((0, workspaceFolder_1.WorkspaceFoldersFeature)((0, configuration_1.ConfigurationFeature)(_RemoteWorkspaceImpl))));
	var TracerImpl = class {
		_trace;
		_connection;
		constructor() {
			this._trace = vscode_languageserver_protocol_1.Trace.Off;
		}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		set trace(value) {
			this._trace = value;
		}
		log(message, verbose) {
			if (this._trace === vscode_languageserver_protocol_1.Trace.Off) return;
			this.connection.sendNotification(vscode_languageserver_protocol_1.LogTraceNotification.type, {
				message,
				verbose: this._trace === vscode_languageserver_protocol_1.Trace.Verbose ? verbose : void 0
			}).catch(() => {});
		}
	};
	var TelemetryImpl = class {
		_connection;
		constructor() {}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		logEvent(data) {
			this.connection.sendNotification(vscode_languageserver_protocol_1.TelemetryEventNotification.type, data).catch(() => {
				this.connection.console.log(`Sending TelemetryEventNotification failed`);
			});
		}
	};
	var _LanguagesImpl = class {
		_connection;
		constructor() {}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		attachWorkDoneProgress(params) {
			return (0, progress_1.attachWorkDone)(this.connection, params);
		}
		attachPartialResultProgress(_type, params) {
			return (0, progress_1.attachPartialResult)(this.connection, params);
		}
	};
	exports._LanguagesImpl = _LanguagesImpl;
	const LanguagesImpl = (0, inlineCompletion_1.InlineCompletionFeature)((0, foldingRange_1.FoldingRangeFeature)((0, moniker_1.MonikerFeature)((0, diagnostic_1.DiagnosticFeature)((0, inlayHint_1.InlayHintFeature)((0, inlineValue_1.InlineValueFeature)((0, typeHierarchy_1.TypeHierarchyFeature)((0, linkedEditingRange_1.LinkedEditingRangeFeature)((0, semanticTokens_1.SemanticTokensFeature)((0, callHierarchy_1.CallHierarchyFeature)(_LanguagesImpl))))))))));
	var _NotebooksImpl = class {
		_connection;
		constructor() {}
		attach(connection) {
			this._connection = connection;
		}
		get connection() {
			if (!this._connection) throw new Error("Remote is not attached to a connection yet.");
			return this._connection;
		}
		initialize(_capabilities) {}
		fillServerCapabilities(_capabilities) {}
		attachWorkDoneProgress(params) {
			return (0, progress_1.attachWorkDone)(this.connection, params);
		}
		attachPartialResultProgress(_type, params) {
			return (0, progress_1.attachPartialResult)(this.connection, params);
		}
	};
	exports._NotebooksImpl = _NotebooksImpl;
	const NotebooksImpl = (0, notebook_1.NotebookSyncFeature)(_NotebooksImpl);
	function combineConsoleFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineTelemetryFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineTracerFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineClientFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineWindowFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineWorkspaceFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineLanguagesFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineNotebooksFeatures(one, two) {
		return function(Base) {
			return two(one(Base));
		};
	}
	function combineFeatures(one, two) {
		function combine(one, two, func) {
			if (one && two) return func(one, two);
			else if (one) return one;
			else return two;
		}
		return {
			__brand: "features",
			console: combine(one.console, two.console, combineConsoleFeatures),
			tracer: combine(one.tracer, two.tracer, combineTracerFeatures),
			telemetry: combine(one.telemetry, two.telemetry, combineTelemetryFeatures),
			client: combine(one.client, two.client, combineClientFeatures),
			window: combine(one.window, two.window, combineWindowFeatures),
			workspace: combine(one.workspace, two.workspace, combineWorkspaceFeatures),
			languages: combine(one.languages, two.languages, combineLanguagesFeatures),
			notebooks: combine(one.notebooks, two.notebooks, combineNotebooksFeatures)
		};
	}
	function createConnection(connectionFactory, watchDog, factories) {
		const logger = factories && factories.console ? new (factories.console(RemoteConsoleImpl))() : new RemoteConsoleImpl();
		const connection = connectionFactory(logger);
		logger.rawAttach(connection);
		const tracer = factories && factories.tracer ? new (factories.tracer(TracerImpl))() : new TracerImpl();
		const telemetry = factories && factories.telemetry ? new (factories.telemetry(TelemetryImpl))() : new TelemetryImpl();
		const client = factories && factories.client ? new (factories.client(RemoteClientImpl))() : new RemoteClientImpl();
		const remoteWindow = factories && factories.window ? new (factories.window(RemoteWindowImpl))() : new RemoteWindowImpl();
		const workspace = factories && factories.workspace ? new (factories.workspace(RemoteWorkspaceImpl))() : new RemoteWorkspaceImpl();
		const languages = factories && factories.languages ? new (factories.languages(LanguagesImpl))() : new LanguagesImpl();
		const notebooks = factories && factories.notebooks ? new (factories.notebooks(NotebooksImpl))() : new NotebooksImpl();
		const allRemotes = [
			logger,
			tracer,
			telemetry,
			client,
			remoteWindow,
			workspace,
			languages,
			notebooks
		];
		function asPromise(value) {
			if (value instanceof Promise) return value;
			else if (Is.thenable(value)) return new Promise((resolve, reject) => {
				value.then((resolved) => resolve(resolved), (error) => reject(error));
			});
			else return Promise.resolve(value);
		}
		let shutdownHandler = void 0;
		let initializeHandler = void 0;
		let exitHandler = void 0;
		const protocolConnection = {
			listen: () => connection.listen(),
			sendRequest: (type, ...params) => connection.sendRequest(Is.string(type) ? type : type.method, ...params),
			onRequest: (type, handler) => connection.onRequest(type, handler),
			sendNotification: (type, param) => {
				const method = Is.string(type) ? type : type.method;
				return connection.sendNotification(method, param);
			},
			onNotification: (type, handler) => connection.onNotification(type, handler),
			onProgress: connection.onProgress,
			sendProgress: connection.sendProgress,
			onInitialize: (handler) => {
				initializeHandler = handler;
				return { dispose: () => {
					initializeHandler = void 0;
				} };
			},
			onInitialized: (handler) => connection.onNotification(vscode_languageserver_protocol_1.InitializedNotification.type, handler),
			onShutdown: (handler) => {
				shutdownHandler = handler;
				return { dispose: () => {
					shutdownHandler = void 0;
				} };
			},
			onExit: (handler) => {
				exitHandler = handler;
				return { dispose: () => {
					exitHandler = void 0;
				} };
			},
			get console() {
				return logger;
			},
			get telemetry() {
				return telemetry;
			},
			get tracer() {
				return tracer;
			},
			get client() {
				return client;
			},
			get window() {
				return remoteWindow;
			},
			get workspace() {
				return workspace;
			},
			get languages() {
				return languages;
			},
			get notebooks() {
				return notebooks;
			},
			onDidChangeConfiguration: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeConfigurationNotification.type, handler),
			onDidChangeWatchedFiles: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeWatchedFilesNotification.type, handler),
			__textDocumentSync: void 0,
			onDidOpenTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidOpenTextDocumentNotification.type, handler),
			onDidChangeTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeTextDocumentNotification.type, handler),
			onDidCloseTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidCloseTextDocumentNotification.type, handler),
			onWillSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.WillSaveTextDocumentNotification.type, handler),
			onWillSaveTextDocumentWaitUntil: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WillSaveTextDocumentWaitUntilRequest.type, handler),
			onDidSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidSaveTextDocumentNotification.type, handler),
			sendDiagnostics: (params) => connection.sendNotification(vscode_languageserver_protocol_1.PublishDiagnosticsNotification.type, params),
			onHover: (handler) => connection.onRequest(vscode_languageserver_protocol_1.HoverRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onCompletion: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onCompletionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionResolveRequest.type, handler),
			onSignatureHelp: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SignatureHelpRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onDeclaration: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DeclarationRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DefinitionRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onTypeDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.TypeDefinitionRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onImplementation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ImplementationRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onReferences: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ReferencesRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onDocumentHighlight: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentHighlightRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onDocumentSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentSymbolRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onWorkspaceSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onWorkspaceSymbolResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolResolveRequest.type, handler),
			onCodeAction: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onCodeActionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionResolveRequest.type, (params, cancel) => {
				return handler(params, cancel);
			}),
			onCodeLens: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onCodeLensResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensResolveRequest.type, (params, cancel) => {
				return handler(params, cancel);
			}),
			onDocumentFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentFormattingRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onDocumentRangeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangeFormattingRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onDocumentRangesFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangesFormattingRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onDocumentOnTypeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentOnTypeFormattingRequest.type, (params, cancel) => {
				return handler(params, cancel);
			}),
			onRenameRequest: (handler) => connection.onRequest(vscode_languageserver_protocol_1.RenameRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			onPrepareRename: (handler) => connection.onRequest(vscode_languageserver_protocol_1.PrepareRenameRequest.type, (params, cancel) => {
				return handler(params, cancel);
			}),
			onDocumentLinks: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onDocumentLinkResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkResolveRequest.type, (params, cancel) => {
				return handler(params, cancel);
			}),
			onDocumentColor: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentColorRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onColorPresentation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ColorPresentationRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onFoldingRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.FoldingRangeRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onSelectionRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SelectionRangeRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
			}),
			onExecuteCommand: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ExecuteCommandRequest.type, (params, cancel) => {
				return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), void 0);
			}),
			dispose: () => connection.dispose()
		};
		for (const remote of allRemotes) remote.attach(protocolConnection);
		connection.onRequest(vscode_languageserver_protocol_1.InitializeRequest.type, (params) => {
			watchDog.initialize(params);
			if (Is.string(params.trace)) tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.trace);
			for (const remote of allRemotes) remote.initialize(params.capabilities);
			if (initializeHandler) return asPromise(initializeHandler(params, new vscode_languageserver_protocol_1.CancellationTokenSource().token, (0, progress_1.attachWorkDone)(connection, params), void 0)).then((value) => {
				if (value instanceof vscode_languageserver_protocol_1.ResponseError) return value;
				let result = value;
				if (!result) result = { capabilities: {} };
				let capabilities = result.capabilities;
				if (!capabilities) {
					capabilities = {};
					result.capabilities = capabilities;
				}
				if (capabilities.textDocumentSync === void 0 || capabilities.textDocumentSync === null) capabilities.textDocumentSync = Is.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None;
				else if (!Is.number(capabilities.textDocumentSync) && !Is.number(capabilities.textDocumentSync.change)) capabilities.textDocumentSync.change = Is.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None;
				for (const remote of allRemotes) remote.fillServerCapabilities(capabilities);
				return result;
			});
			else {
				const result = { capabilities: { textDocumentSync: vscode_languageserver_protocol_1.TextDocumentSyncKind.None } };
				for (const remote of allRemotes) remote.fillServerCapabilities(result.capabilities);
				return result;
			}
		});
		connection.onRequest(vscode_languageserver_protocol_1.ShutdownRequest.type, () => {
			watchDog.shutdownReceived = true;
			if (shutdownHandler) return shutdownHandler(new vscode_languageserver_protocol_1.CancellationTokenSource().token);
			else return;
		});
		connection.onNotification(vscode_languageserver_protocol_1.ExitNotification.type, () => {
			try {
				if (exitHandler) return exitHandler();
			} finally {
				if (watchDog.shutdownReceived) watchDog.exit(0);
				else watchDog.exit(1);
			}
		});
		connection.onNotification(vscode_languageserver_protocol_1.SetTraceNotification.type, (params) => {
			tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.value);
		});
		return protocolConnection;
	}
}));
// node_modules/vscode-languageserver/lib/node/files.js
var require_files = __commonJSMin(((exports, module, this$5) => {
	var __createBinding = this$5 && this$5.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$5 && this$5.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$5 && this$5.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.FileSystem = void 0;
	exports.uriToFilePath = uriToFilePath;
	exports.resolve = resolve;
	exports.resolveGlobalNodePath = resolveGlobalNodePath;
	exports.resolveGlobalYarnPath = resolveGlobalYarnPath;
	exports.resolveModulePath = resolveModulePath;
	const url = __importStar(__require("url"));
	const path = __importStar(__require("path"));
	const fs = __importStar(__require("fs"));
	const child_process_1 = __require("child_process");
	function uriToFilePath(uri) {
		const parsed = url.parse(uri);
		if (parsed.protocol !== "file:" || !parsed.path) return;
		const segments = parsed.path.split("/");
		for (let i = 0, len = segments.length; i < len; i++) segments[i] = decodeURIComponent(segments[i]);
		if (process.platform === "win32" && segments.length > 1) {
			const first = segments[0];
			const second = segments[1];
			if (first.length === 0 && second.length > 1 && second[1] === ":") segments.shift();
		}
		return path.normalize(segments.join("/"));
	}
	function isWindows() {
		return process.platform === "win32";
	}
	function resolve(moduleName, nodePath, cwd, tracer) {
		const nodePathKey = "NODE_PATH";
		const app = [
			"var p = process;",
			"p.on('message',function(m){",
			"if(m.c==='e'){",
			"p.exit(0);",
			"}",
			"else if(m.c==='rs'){",
			"try{",
			"var r=require.resolve(m.a);",
			"p.send({c:'r',s:true,r:r});",
			"}",
			"catch(err){",
			"p.send({c:'r',s:false});",
			"}",
			"}",
			"});"
		].join("");
		return new Promise((resolve, reject) => {
			const env = process.env;
			const newEnv = Object.create(null);
			Object.keys(env).forEach((key) => newEnv[key] = env[key]);
			if (nodePath && fs.existsSync(nodePath)) {
				if (newEnv[nodePathKey]) newEnv[nodePathKey] = nodePath + path.delimiter + newEnv[nodePathKey];
				else newEnv[nodePathKey] = nodePath;
				if (tracer) tracer(`NODE_PATH value is: ${newEnv[nodePathKey]}`);
			}
			newEnv["ELECTRON_RUN_AS_NODE"] = "1";
			try {
				const cp = (0, child_process_1.fork)("", [], {
					cwd,
					env: newEnv,
					execArgv: ["-e", app]
				});
				if (cp.pid === void 0) {
					reject(new Error(`Starting process to resolve node module  ${moduleName} failed`));
					return;
				}
				cp.on("error", (error) => {
					reject(error);
				});
				cp.on("message", (message) => {
					if (message.c === "r") {
						cp.send({ c: "e" });
						if (message.s) resolve(message.r);
						else reject(new Error(`Failed to resolve module: ${moduleName}`));
					}
				});
				const message = {
					c: "rs",
					a: moduleName
				};
				cp.send(message);
			} catch (error) {
				reject(error);
			}
		});
	}
	function resolveGlobalNodePath(tracer) {
		const env = Object.create(null);
		Object.keys(process.env).forEach((key) => env[key] = process.env[key]);
		env["NO_UPDATE_NOTIFIER"] = "true";
		const options = {
			encoding: "utf8",
			env
		};
		if (isWindows()) options.shell = true;
		const handler = () => {};
		try {
			process.on("SIGPIPE", handler);
			const stdout = (isWindows() ? (0, child_process_1.spawnSync)("npm.cmd config get prefix", options) : (0, child_process_1.spawnSync)("npm", [
				"config",
				"get",
				"prefix"
			], options)).stdout;
			if (!stdout) {
				if (tracer) tracer(`'npm config get prefix' didn't return a value.`);
				return;
			}
			const prefix = stdout.trim();
			if (tracer) tracer(`'npm config get prefix' value is: ${prefix}`);
			if (prefix.length > 0) {
				if (isWindows()) return path.join(prefix, "node_modules");
				else return path.join(prefix, "lib", "node_modules");
			}
			return;
		} catch (err) {
			return;
		} finally {
			process.removeListener("SIGPIPE", handler);
		}
	}
	function resolveGlobalYarnPath(tracer) {
		const options = { encoding: "utf8" };
		if (isWindows()) options.shell = true;
		const handler = () => {};
		try {
			process.on("SIGPIPE", handler);
			const results = isWindows() ? (0, child_process_1.spawnSync)("yarn.cmd global dir --json", options) : (0, child_process_1.spawnSync)("yarn", [
				"global",
				"dir",
				"--json"
			], options);
			const stdout = results.stdout;
			if (!stdout) {
				if (tracer) {
					tracer(`'yarn global dir' didn't return a value.`);
					if (results.stderr) tracer(results.stderr);
				}
				return;
			}
			const lines = stdout.trim().split(/\r?\n/);
			for (const line of lines) try {
				const yarn = JSON.parse(line);
				if (yarn.type === "log") return path.join(yarn.data, "node_modules");
			} catch (e) {}
			return;
		} catch (err) {
			return;
		} finally {
			process.removeListener("SIGPIPE", handler);
		}
	}
	var FileSystem;
	(function(FileSystem) {
		let _isCaseSensitive = void 0;
		function isCaseSensitive() {
			if (_isCaseSensitive !== void 0) return _isCaseSensitive;
			if (process.platform === "win32") _isCaseSensitive = false;
			else _isCaseSensitive = !fs.existsSync(__filename.toUpperCase()) || !fs.existsSync(__filename.toLowerCase());
			return _isCaseSensitive;
		}
		FileSystem.isCaseSensitive = isCaseSensitive;
		function isParent(parent, child) {
			if (isCaseSensitive()) return path.normalize(child).indexOf(path.normalize(parent)) === 0;
			else return path.normalize(child).toLowerCase().indexOf(path.normalize(parent).toLowerCase()) === 0;
		}
		FileSystem.isParent = isParent;
	})(FileSystem || (exports.FileSystem = FileSystem = {}));
	function resolveModulePath(workspaceRoot, moduleName, nodePath, tracer) {
		if (nodePath) {
			if (!path.isAbsolute(nodePath)) nodePath = path.join(workspaceRoot, nodePath);
			return resolve(moduleName, nodePath, nodePath, tracer).then((value) => {
				if (FileSystem.isParent(nodePath, value)) return value;
				else return Promise.reject(new Error(`Failed to load ${moduleName} from node path location.`));
			}).then(void 0, (_error) => {
				return resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer);
			});
		} else return resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer);
	}
}));
// node_modules/vscode-jsonrpc/lib/node/ril.js
var require_ril = __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	const util_1 = __require("util");
	const crypto_1 = __require("crypto");
	const api_1 = require_api$2();
	var MessageBuffer = class MessageBuffer extends api_1.AbstractMessageBuffer {
		static emptyBuffer = Buffer.allocUnsafe(0);
		constructor(encoding = "utf-8") {
			super(encoding);
		}
		emptyBuffer() {
			return MessageBuffer.emptyBuffer;
		}
		fromString(value, encoding) {
			return Buffer.from(value, encoding);
		}
		toString(value, encoding) {
			if (value instanceof Buffer) return value.toString(encoding);
			else return new util_1.TextDecoder(encoding).decode(value);
		}
		asNative(buffer, length) {
			if (length === void 0) return buffer instanceof Buffer ? buffer : Buffer.from(buffer);
			else return buffer instanceof Buffer ? buffer.slice(0, length) : Buffer.from(buffer.subarray(0, length));
		}
		allocNative(length) {
			return Buffer.allocUnsafe(length);
		}
	};
	var ReadableStreamWrapper = class {
		stream;
		constructor(stream) {
			this.stream = stream;
		}
		onClose(listener) {
			this.stream.on("close", listener);
			return api_1.Disposable.create(() => this.stream.off("close", listener));
		}
		onError(listener) {
			this.stream.on("error", listener);
			return api_1.Disposable.create(() => this.stream.off("error", listener));
		}
		onEnd(listener) {
			this.stream.on("end", listener);
			return api_1.Disposable.create(() => this.stream.off("end", listener));
		}
		onData(listener) {
			this.stream.on("data", listener);
			return api_1.Disposable.create(() => this.stream.off("data", listener));
		}
	};
	var WritableStreamWrapper = class {
		stream;
		constructor(stream) {
			this.stream = stream;
		}
		onClose(listener) {
			this.stream.on("close", listener);
			return api_1.Disposable.create(() => this.stream.off("close", listener));
		}
		onError(listener) {
			this.stream.on("error", listener);
			return api_1.Disposable.create(() => this.stream.off("error", listener));
		}
		onEnd(listener) {
			this.stream.on("end", listener);
			return api_1.Disposable.create(() => this.stream.off("end", listener));
		}
		write(data, encoding) {
			return new Promise((resolve, reject) => {
				const callback = (error) => {
					if (error === void 0 || error === null) resolve();
					else reject(error);
				};
				if (typeof data === "string") this.stream.write(data, encoding, callback);
				else this.stream.write(data, callback);
			});
		}
		end() {
			this.stream.end();
		}
	};
	const _ril = Object.freeze({
		crypto: Object.freeze({ randomUUID: () => (0, crypto_1.randomUUID)() }),
		messageBuffer: Object.freeze({ create: (encoding) => new MessageBuffer(encoding) }),
		applicationJson: Object.freeze({
			encoder: Object.freeze({
				name: "application/json",
				encode: (msg, options) => {
					try {
						return Promise.resolve(Buffer.from(JSON.stringify(msg, void 0, 0), options.charset));
					} catch (err) {
						return Promise.reject(err);
					}
				}
			}),
			decoder: Object.freeze({
				name: "application/json",
				decode: (buffer, options) => {
					try {
						if (buffer instanceof Buffer) return Promise.resolve(JSON.parse(buffer.toString(options.charset)));
						else return Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)));
					} catch (err) {
						return Promise.reject(err);
					}
				}
			})
		}),
		stream: Object.freeze({
			asReadableStream: (stream) => new ReadableStreamWrapper(stream),
			asWritableStream: (stream) => new WritableStreamWrapper(stream)
		}),
		console,
		timer: Object.freeze({
			setTimeout(callback, ms, ...args) {
				const handle = setTimeout(callback, ms, ...args);
				return { dispose: () => clearTimeout(handle) };
			},
			setImmediate(callback, ...args) {
				const handle = setImmediate(callback, ...args);
				return { dispose: () => clearImmediate(handle) };
			},
			setInterval(callback, ms, ...args) {
				const handle = setInterval(callback, ms, ...args);
				return { dispose: () => clearInterval(handle) };
			}
		})
	});
	function RIL() {
		return _ril;
	}
	(function(RIL) {
		function install() {
			api_1.RAL.install(_ril);
		}
		RIL.install = install;
	})(RIL || (RIL = {}));
	exports.default = RIL;
}));
// node_modules/vscode-jsonrpc/lib/node/main.js
var require_main$2 = __commonJSMin(((exports, module, this$4) => {
	var __createBinding = this$4 && this$4.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$4 && this$4.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$4 && this$4.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __exportStar = this$4 && this$4.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	var __importDefault = this$4 && this$4.__importDefault || function(mod) {
		return mod && mod.__esModule ? mod : { "default": mod };
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.StreamMessageWriter = exports.StreamMessageReader = exports.SocketMessageWriter = exports.SocketMessageReader = exports.PortMessageWriter = exports.PortMessageReader = exports.IPCMessageWriter = exports.IPCMessageReader = void 0;
	exports.generateRandomPipeName = generateRandomPipeName;
	exports.createClientPipeTransport = createClientPipeTransport;
	exports.createServerPipeTransport = createServerPipeTransport;
	exports.createClientSocketTransport = createClientSocketTransport;
	exports.createServerSocketTransport = createServerSocketTransport;
	exports.createMessageConnection = createMessageConnection;
	const ril_1 = __importDefault(require_ril());
	ril_1.default.install();
	const path = __importStar(__require("path"));
	const os = __importStar(__require("os"));
	const fs = __importStar(__require("fs"));
	const crypto_1 = __require("crypto");
	const net_1 = __require("net");
	const api_1 = require_api$2();
	__exportStar(require_api$2(), exports);
	var IPCMessageReader = class extends api_1.AbstractMessageReader {
		process;
		constructor(process) {
			super();
			this.process = process;
			const eventEmitter = this.process;
			eventEmitter.on("error", (error) => this.fireError(error));
			eventEmitter.on("close", () => this.fireClose());
		}
		listen(callback) {
			this.process.on("message", callback);
			return api_1.Disposable.create(() => this.process.off("message", callback));
		}
	};
	exports.IPCMessageReader = IPCMessageReader;
	var IPCMessageWriter = class extends api_1.AbstractMessageWriter {
		process;
		errorCount;
		constructor(process) {
			super();
			this.process = process;
			this.errorCount = 0;
			const eventEmitter = this.process;
			eventEmitter.on("error", (error) => this.fireError(error));
			eventEmitter.on("close", () => this.fireClose());
		}
		write(msg) {
			try {
				if (typeof this.process.send === "function") this.process.send(msg, void 0, void 0, (error) => {
					if (error) {
						this.errorCount++;
						this.handleError(error, msg);
					} else this.errorCount = 0;
				});
				return Promise.resolve();
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {}
	};
	exports.IPCMessageWriter = IPCMessageWriter;
	var PortMessageReader = class extends api_1.AbstractMessageReader {
		onData;
		constructor(port) {
			super();
			this.onData = new api_1.Emitter();
			port.on("close", () => this.fireClose());
			port.on("error", (error) => this.fireError(error));
			port.on("message", (message) => {
				this.onData.fire(message);
			});
		}
		listen(callback) {
			return this.onData.event(callback);
		}
	};
	exports.PortMessageReader = PortMessageReader;
	var PortMessageWriter = class extends api_1.AbstractMessageWriter {
		port;
		errorCount;
		constructor(port) {
			super();
			this.port = port;
			this.errorCount = 0;
			port.on("close", () => this.fireClose());
			port.on("error", (error) => this.fireError(error));
		}
		write(msg) {
			try {
				this.port.postMessage(msg);
				return Promise.resolve();
			} catch (error) {
				this.handleError(error, msg);
				return Promise.reject(error);
			}
		}
		handleError(error, msg) {
			this.errorCount++;
			this.fireError(error, msg, this.errorCount);
		}
		end() {}
	};
	exports.PortMessageWriter = PortMessageWriter;
	var SocketMessageReader = class extends api_1.ReadableStreamMessageReader {
		constructor(socket, encoding = "utf-8") {
			super((0, ril_1.default)().stream.asReadableStream(socket), encoding);
		}
	};
	exports.SocketMessageReader = SocketMessageReader;
	var SocketMessageWriter = class extends api_1.WriteableStreamMessageWriter {
		socket;
		constructor(socket, options) {
			super((0, ril_1.default)().stream.asWritableStream(socket), options);
			this.socket = socket;
		}
		dispose() {
			super.dispose();
			this.socket.destroy();
		}
	};
	exports.SocketMessageWriter = SocketMessageWriter;
	var StreamMessageReader = class extends api_1.ReadableStreamMessageReader {
		constructor(readable, encoding) {
			super((0, ril_1.default)().stream.asReadableStream(readable), encoding);
		}
	};
	exports.StreamMessageReader = StreamMessageReader;
	var StreamMessageWriter = class extends api_1.WriteableStreamMessageWriter {
		constructor(writable, options) {
			super((0, ril_1.default)().stream.asWritableStream(writable), options);
		}
	};
	exports.StreamMessageWriter = StreamMessageWriter;
	const XDG_RUNTIME_DIR = process.env["XDG_RUNTIME_DIR"];
	const safeIpcPathLengths = new Map([["linux", 107], ["darwin", 102]]);
	function generateRandomPipeName() {
		if (process.platform === "win32") return `\\\\.\\pipe\\lsp-${(0, crypto_1.randomBytes)(16).toString("hex")}-sock`;
		let randomLength = 32;
		const fixedLength = 10;
		const tmpDir = fs.realpathSync(XDG_RUNTIME_DIR ?? os.tmpdir());
		const limit = safeIpcPathLengths.get(process.platform);
		if (limit !== void 0) randomLength = Math.min(limit - tmpDir.length - fixedLength, randomLength);
		if (randomLength < 16) throw new Error(`Unable to generate a random pipe name with ${randomLength} characters.`);
		const randomSuffix = (0, crypto_1.randomBytes)(Math.floor(randomLength / 2)).toString("hex");
		return path.join(tmpDir, `lsp-${randomSuffix}.sock`);
	}
	function createClientPipeTransport(pipeName, encoding = "utf-8") {
		let connectResolve;
		const connected = new Promise((resolve, _reject) => {
			connectResolve = resolve;
		});
		return new Promise((resolve, reject) => {
			const server = (0, net_1.createServer)((socket) => {
				server.close();
				connectResolve([new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)]);
			});
			server.on("error", reject);
			server.listen(pipeName, () => {
				server.removeListener("error", reject);
				resolve({
					onConnected: () => {
						return connected;
					},
					close: () => {
						server.close();
					}
				});
			});
		});
	}
	function createServerPipeTransport(pipeName, encoding = "utf-8") {
		const socket = (0, net_1.createConnection)(pipeName);
		return [new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)];
	}
	function createClientSocketTransport(port, encoding = "utf-8") {
		let connectResolve;
		const connected = new Promise((resolve, _reject) => {
			connectResolve = resolve;
		});
		return new Promise((resolve, reject) => {
			const server = (0, net_1.createServer)((socket) => {
				server.close();
				connectResolve([new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)]);
			});
			server.on("error", reject);
			server.listen(port, "127.0.0.1", () => {
				server.removeListener("error", reject);
				const address = server.address();
				if (address === null || typeof address === "string") {
					reject(new Error(`Unexpected server address: ${address}`));
					return;
				}
				const boundPort = address.port;
				resolve({
					port: () => boundPort,
					onConnected: () => {
						return connected;
					},
					close: () => {
						server.close();
					}
				});
			});
		});
	}
	function createServerSocketTransport(port, encoding = "utf-8") {
		const socket = (0, net_1.createConnection)(port, "127.0.0.1");
		return [new SocketMessageReader(socket, encoding), new SocketMessageWriter(socket, encoding)];
	}
	function isReadableStream(value) {
		const candidate = value;
		return candidate.read !== void 0 && candidate.addListener !== void 0;
	}
	function isWritableStream(value) {
		const candidate = value;
		return candidate.write !== void 0 && candidate.addListener !== void 0;
	}
	function createMessageConnection(input, output, logger, options) {
		if (!logger) logger = api_1.NullLogger;
		const reader = isReadableStream(input) ? new StreamMessageReader(input) : input;
		const writer = isWritableStream(output) ? new StreamMessageWriter(output) : output;
		if (api_1.ConnectionStrategy.is(options)) options = { connectionStrategy: options };
		return (0, api_1.createMessageConnection)(reader, writer, logger, options);
	}
}));
// node_modules/vscode-languageserver-protocol/lib/node/main.js
var require_main$1 = __commonJSMin(((exports, module, this$3) => {
	var __createBinding = this$3 && this$3.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$3 && this$3.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.createProtocolConnection = createProtocolConnection;
	const node_1 = require_main$2();
	__exportStar(require_main$2(), exports);
	__exportStar(require_api$1(), exports);
	function createProtocolConnection(input, output, logger, options) {
		return (0, node_1.createMessageConnection)(input, output, logger, options);
	}
}));
// node_modules/vscode-languageserver/lib/common/api.js
var require_api = __commonJSMin(((exports, module, this$2) => {
	var __createBinding = this$2 && this$2.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __exportStar = this$2 && this$2.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.ProposedFeatures = exports.NotebookDocuments = exports.TextDocuments = exports.SemanticTokensBuilder = exports.WorkDoneProgressReporter = void 0;
	const semanticTokens_1 = require_semanticTokens();
	Object.defineProperty(exports, "SemanticTokensBuilder", {
		enumerable: true,
		get: function() {
			return semanticTokens_1.SemanticTokensBuilder;
		}
	});
	const progress_1 = require_progress();
	Object.defineProperty(exports, "WorkDoneProgressReporter", {
		enumerable: true,
		get: function() {
			return progress_1.WorkDoneProgressReporter;
		}
	});
	__exportStar(require_api$1(), exports);
	const textDocuments_1 = require_textDocuments();
	Object.defineProperty(exports, "TextDocuments", {
		enumerable: true,
		get: function() {
			return textDocuments_1.TextDocuments;
		}
	});
	const notebook_1 = require_notebook();
	Object.defineProperty(exports, "NotebookDocuments", {
		enumerable: true,
		get: function() {
			return notebook_1.NotebookDocuments;
		}
	});
	__exportStar(require_server(), exports);
	var ProposedFeatures;
	(function(ProposedFeatures) {
		ProposedFeatures.all = { __brand: "features" };
	})(ProposedFeatures || (exports.ProposedFeatures = ProposedFeatures = {}));
}));
// src/config/config-schema.ts
var import_main = __commonJSMin(((exports, module, this$1) => {
	var __createBinding = this$1 && this$1.__createBinding || (Object.create ? (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		var desc = Object.getOwnPropertyDescriptor(m, k);
		if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) desc = {
			enumerable: true,
			get: function() {
				return m[k];
			}
		};
		Object.defineProperty(o, k2, desc);
	}) : (function(o, m, k, k2) {
		if (k2 === void 0) k2 = k;
		o[k2] = m[k];
	}));
	var __setModuleDefault = this$1 && this$1.__setModuleDefault || (Object.create ? (function(o, v) {
		Object.defineProperty(o, "default", {
			enumerable: true,
			value: v
		});
	}) : function(o, v) {
		o["default"] = v;
	});
	var __importStar = this$1 && this$1.__importStar || (function() {
		var ownKeys = function(o) {
			ownKeys = Object.getOwnPropertyNames || function(o) {
				var ar = [];
				for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
				return ar;
			};
			return ownKeys(o);
		};
		return function(mod) {
			if (mod && mod.__esModule) return mod;
			var result = {};
			if (mod != null) {
				for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
			}
			__setModuleDefault(result, mod);
			return result;
		};
	})();
	var __exportStar = this$1 && this$1.__exportStar || function(m, exports) {
		for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
	};
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.Files = void 0;
	exports.createConnection = createConnection;
	const node_util_1 = __require("node:util");
	const Is = __importStar(require_is$2());
	const server_1 = require_server();
	const fm = __importStar(require_files());
	const node_1 = require_main$1();
	__exportStar(require_main$1(), exports);
	__exportStar(require_api(), exports);
	var Files;
	(function(Files) {
		Files.uriToFilePath = fm.uriToFilePath;
		Files.resolveGlobalNodePath = fm.resolveGlobalNodePath;
		Files.resolveGlobalYarnPath = fm.resolveGlobalYarnPath;
		Files.resolve = fm.resolve;
		Files.resolveModulePath = fm.resolveModulePath;
	})(Files || (exports.Files = Files = {}));
	let _shutdownReceived = false;
	let exitTimer = void 0;
	function setupExitTimer() {
		const argName = "--clientProcessId";
		function runTimer(value) {
			try {
				const processId = parseInt(value);
				if (!isNaN(processId)) exitTimer = setInterval(() => {
					try {
						process.kill(processId, 0);
					} catch (ex) {
						process.exit(_shutdownReceived ? 0 : 1);
					}
				}, 3e3);
			} catch (e) {}
		}
		for (let i = 2; i < process.argv.length; i++) {
			const arg = process.argv[i];
			if (arg === argName && i + 1 < process.argv.length) {
				runTimer(process.argv[i + 1]);
				return;
			} else {
				const args = arg.split("=");
				if (args[0] === argName) runTimer(args[1]);
			}
		}
	}
	setupExitTimer();
	const watchDog = {
		initialize: (params) => {
			const processId = params.processId;
			if (Is.number(processId) && exitTimer === void 0) setInterval(() => {
				try {
					process.kill(processId, 0);
				} catch (ex) {
					process.exit(_shutdownReceived ? 0 : 1);
				}
			}, 3e3);
		},
		get shutdownReceived() {
			return _shutdownReceived;
		},
		set shutdownReceived(value) {
			_shutdownReceived = value;
		},
		exit: (code) => {
			process.exit(code);
		}
	};
	function createConnection(arg1, arg2, arg3, arg4) {
		let factories;
		let input;
		let output;
		let options;
		if (arg1 !== void 0 && arg1.__brand === "features") {
			factories = arg1;
			arg1 = arg2;
			arg2 = arg3;
			arg3 = arg4;
		}
		if (node_1.ConnectionStrategy.is(arg1) || node_1.ConnectionOptions.is(arg1)) options = arg1;
		else {
			input = arg1;
			output = arg2;
			options = arg3;
		}
		return _createConnection(input, output, options, factories);
	}
	function _createConnection(input, output, options, factories) {
		let stdio = false;
		if (!input && !output && process.argv.length > 2) {
			let port = void 0;
			let pipeName = void 0;
			const argv = process.argv.slice(2);
			for (let i = 0; i < argv.length; i++) {
				const arg = argv[i];
				if (arg === "--node-ipc") {
					input = new node_1.IPCMessageReader(process);
					output = new node_1.IPCMessageWriter(process);
					break;
				} else if (arg === "--stdio") {
					stdio = true;
					input = process.stdin;
					output = process.stdout;
					break;
				} else if (arg === "--socket") {
					port = parseInt(argv[i + 1]);
					break;
				} else if (arg === "--pipe") {
					pipeName = argv[i + 1];
					break;
				} else {
					const args = arg.split("=");
					if (args[0] === "--socket") {
						port = parseInt(args[1]);
						break;
					} else if (args[0] === "--pipe") {
						pipeName = args[1];
						break;
					}
				}
			}
			if (port) {
				const transport = (0, node_1.createServerSocketTransport)(port);
				input = transport[0];
				output = transport[1];
			} else if (pipeName) {
				const transport = (0, node_1.createServerPipeTransport)(pipeName);
				input = transport[0];
				output = transport[1];
			}
		}
		const commandLineMessage = "Use arguments of createConnection or set command line parameters: '--node-ipc', '--stdio' or '--socket={number}'";
		if (!input) throw new Error("Connection input stream is not set. " + commandLineMessage);
		if (!output) throw new Error("Connection output stream is not set. " + commandLineMessage);
		if (Is.func(input.read) && Is.func(input.on)) {
			const inputStream = input;
			inputStream.on("end", () => {
				process.exit(_shutdownReceived ? 0 : 1);
			});
			inputStream.on("close", () => {
				process.exit(_shutdownReceived ? 0 : 1);
			});
		}
		const connectionFactory = (logger) => {
			const result = (0, node_1.createProtocolConnection)(input, output, logger, options);
			if (stdio) patchConsole(logger);
			return result;
		};
		return (0, server_1.createConnection)(connectionFactory, watchDog, factories);
	}
	function patchConsole(logger) {
		function serialize(args) {
			return args.map((arg) => typeof arg === "string" ? arg : (0, node_util_1.inspect)(arg)).join(" ");
		}
		const counters = new Map();
		console.assert = function assert(assertion, ...args) {
			if (assertion) return;
			if (args.length === 0) logger.error("Assertion failed");
			else {
				const [message, ...rest] = args;
				logger.error(`Assertion failed: ${message} ${serialize(rest)}`);
			}
		};
		console.count = function count(label = "default") {
			const message = String(label);
			let counter = counters.get(message) ?? 0;
			counter += 1;
			counters.set(message, counter);
			logger.log(`${message}: ${message}`);
		};
		console.countReset = function countReset(label) {
			if (label === void 0) counters.clear();
			else counters.delete(String(label));
		};
		console.debug = function debug(...args) {
			logger.log(serialize(args));
		};
		console.dir = function dir(arg, options) {
			logger.log((0, node_util_1.inspect)(arg, options));
		};
		console.log = function log(...args) {
			logger.log(serialize(args));
		};
		console.error = function error(...args) {
			logger.error(serialize(args));
		};
		console.trace = function trace(...args) {
			const stack = new Error().stack.replace(/(.+\n){2}/, "");
			let message = "Trace";
			if (args.length !== 0) message += `: ${serialize(args)}`;
			logger.log(`${message}\n${stack}`);
		};
		console.warn = function warn(...args) {
			logger.warn(serialize(args));
		};
		console.info = function info(...args) {
			logger.info(serialize(args));
		};
	}
}))();
const properties = Object.fromEntries(mapKeys((property, { name, description, schema, publishedDefault }) => [name, {
	description,
	default: publishedDefault ?? defaults[property],
	anyOf: [schema, { type: "null" }]
}]));
const policy = tableOf(Object.fromEntries(Object.entries(policyKeys).map(([property, { schema }]) => [policyKeyNames[property], schema])));
function configSchema(rules) {
	const named = [...rules].sort((a, b) => a.id < b.id ? -1 : 1).map((rule) => {
		const off = isOffByDefault(rule) ? " Off until it is set." : "";
		return [rule.id, described(`${rule.summary}${off}`, { $ref: "#/$defs/level" })];
	});
	return {
		$schema: "https://json-schema.org/draft/2020-12/schema",
		$id: "https://raw.githubusercontent.com/OWNER/skillaccord/v1.0.0-rc.1/schemas/config.schema.json",
		title: "Skillaccord configuration",
		description: "What a repository sets in `.github/skillaccord.yml` or `skillaccord.yml`. Nothing has to be set.",
		type: ["object", "null"],
		properties,
		additionalProperties: false,
		$defs: {
			glob: described("A glob of paths from the top level; without a slash it matches at any depth.", globSchema),
			level: described("The severity of the rule; off disables it.", { enum: levels }),
			rules: tableOf(Object.fromEntries(named)),
			policy
		}
	};
}
// src/lsp/positions.ts
const firstLine = {
	start: {
		line: 0,
		character: 0
	},
	end: {
		line: 1,
		character: 0
	}
};
function rangeOf(range) {
	if (!range) return firstLine;
	const position = ({ line, column }) => ({
		line: line - 1,
		character: column - 1
	});
	return {
		start: position(range.start),
		end: position(range.end)
	};
}
function shareLine(left, right) {
	return left.start.line <= right.end.line && right.start.line <= left.end.line;
}
function textEdits(text, edits) {
	const lines = new LineMap(text);
	return edits.map(({ start, end, text: newText }) => ({
		range: rangeOf({
			start: lines.position(start),
			end: lines.position(end)
		}),
		newText
	}));
}
function editBetween(before, after) {
	const most = Math.min(before.length, after.length);
	let start = 0;
	while (start < most && before[start] === after[start]) start++;
	let end = 0;
	while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
	return {
		start,
		end: before.length - end,
		text: after.slice(start, after.length - end)
	};
}
// src/lsp/diagnostics.ts
const severities = {
	error: import_main.DiagnosticSeverity.Error,
	warning: import_main.DiagnosticSeverity.Warning,
	note: import_main.DiagnosticSeverity.Information
};
function diagnosticOf(finding, { docs, uriOf }) {
	const { rule, severity, state, message, help, notes, at } = finding;
	const lines = help ? [message, help] : [message];
	const related = notes.flatMap(({ message: note, at: place }) => place ? [{
		location: {
			uri: uriOf(place.path),
			range: rangeOf(place.range)
		},
		message: lineOf(note)
	}] : []);
	return {
		range: rangeOf(at.range),
		severity: state === "existing" ? import_main.DiagnosticSeverity.Hint : severities[severity],
		source: "skillaccord",
		code: rule,
		...isReachable(docs) && { codeDescription: { href: rulePage(rule, docs) } },
		message: lines.map(lineOf).join("\n"),
		...related.length > 0 && { relatedInformation: related }
	};
}
function faultDiagnostic({ at, text }) {
	return {
		range: rangeOf(at.range),
		severity: import_main.DiagnosticSeverity.Error,
		source: "skillaccord",
		message: escapeInvisible(text)
	};
}
function lineOf(message) {
	return escapeInvisible(plainText(message));
}
// src/lsp/actions.ts
async function codeActions(session, request) {
	const { path, range } = request;
	const findings = session.findings.filter(({ at, state }) => at.path === path && state !== "accepted" && shareLine(rangeOf(at.range), range));
	if (findings.length === 0 || !session.scan) return [];
	return [
		...await fixesOf(session, findings, request),
		...await versionsFor(session, findings, request),
		...await acceptances(session, findings, request)
	];
}
async function fixesOf({ scan }, findings, { links }) {
	if (!scan) return [];
	const { report, sides, config } = scan;
	return (await markFixable({
		...report,
		findings,
		failing: []
	}, sides.head, config)).findings.flatMap((finding) => {
		const { fix, at } = finding;
		if (!fix || fix.replacements.length === 0) return [];
		const edits = fix.replacements.map(({ range, text }) => ({
			range: rangeOf(range),
			newText: text
		}));
		const changes = { [links.uriOf(at.path)]: edits };
		return [{
			...action(`Fix ${fix.description}`, [finding], links),
			edit: { changes },
			isPreferred: true
		}];
	});
}
async function versionsFor(session, findings, { path, links }) {
	const { scan } = session;
	const report = await session.reportOn(path);
	if (!scan || !report) return [];
	const { bumps } = await planVersions(report, {
		sides: scan.sides,
		config: scan.config
	});
	const actions = bumps.map(async ({ skill, version, places }) => {
		const resolved = findings.filter((finding) => finding.skill === skill.root);
		if (resolved.length === 0 || places.length === 0) return [];
		const files = groupBy(places, ({ at }) => at.path);
		const changes = {};
		for (const [file, inFile] of files) {
			const edits = inFile.map(({ edit }) => edit);
			changes[links.uriOf(file)] = textEdits(await textOf(session, file), edits);
		}
		return [{
			...action(`Set version to ${version}`, resolved, links),
			edit: { changes }
		}];
	});
	return (await Promise.all(actions)).flat();
}
const blankReason = "Say why.";
async function acceptances(session, findings, { links }) {
	const { scan } = session;
	if (!scan) return [];
	const { configFiles, paths, config } = scan;
	const isInGitHub = [...paths].some((path) => path.startsWith(".github/"));
	const place = configFiles.headFile?.path ?? newConfigPath(isInGitHub);
	const isNew = !paths.has(place);
	const text = isNew ? "" : await textOf(session, place);
	const uri = links.uriOf(place);
	const known = new Set(config.accept.map(acceptanceKey));
	return findings.flatMap((finding) => {
		const { rule, category, state } = finding;
		if (state !== "new" || configFiles.trustedConfig && trustedConfigDecides(rule, category)) return [];
		const subject = subjectOf(finding);
		if (known.has(acceptanceKey(subject))) return [];
		const after = withAcceptance(text, {
			...subject,
			reason: blankReason,
			expires: null
		});
		if (after === null) return [];
		const edit = {
			textDocument: {
				uri,
				version: null
			},
			edits: textEdits(text, [editBetween(text, after)])
		};
		const documentChanges = isNew ? [{
			kind: "create",
			uri,
			options: { ignoreIfExists: true }
		}, edit] : [edit];
		return [{
			...action(`Accept ${rule} in ${place}`, [finding], links),
			edit: { documentChanges }
		}];
	});
}
function action(title, findings, links) {
	const diagnostics = findings.map((finding) => diagnosticOf(finding, links));
	return {
		title,
		kind: import_main.CodeActionKind.QuickFix,
		diagnostics
	};
}
async function textOf({ scan }, path) {
	if (!scan) return "";
	const bytes = (await readAll(scan.sides.head, [path])).files.get(path);
	return new TextDecoder().decode(bytes);
}
// src/lsp/config-place.ts
const line = /^( *)((?:- +)*)(?:("?)([\w.-]+)\3 *:(?= |$))?/;
function configPlace(text, row, column) {
	const rows = text.split("\n", row + 1);
	const current = rows[row] ?? "";
	const own = readLine(current);
	const isAfterColon = own.key !== null && column > own.keyEnd;
	const path = own.hasDash ? ["[]"] : [];
	let limit = own.hasDash ? own.indent : own.keyColumn;
	for (let above = row - 1; above >= 0 && (limit > 0 || path[0] === "[]"); above--) {
		const text = rows[above] ?? "";
		if (/^\s*(?:#|$)/.test(text)) continue;
		const { indent, keyColumn, key, hasDash } = readLine(text);
		const isParent = key !== null && (path[0] === "[]" ? keyColumn <= limit && !hasDash : keyColumn < limit);
		if (isParent) path.unshift(key);
		if (isParent) limit = keyColumn;
		if (hasDash && indent < limit) {
			path.unshift("[]");
			limit = indent;
		}
	}
	return {
		path,
		key: isAfterColon ? own.key : null,
		word: wordAt(current, column)
	};
}
function readLine(text) {
	const [all = "", spaces = "", dashes = "", , key] = line.exec(text) ?? [];
	const keyColumn = spaces.length + dashes.length;
	return {
		indent: spaces.length,
		keyColumn,
		keyEnd: all.length - 1,
		key: key ?? null,
		hasDash: dashes !== ""
	};
}
function wordAt(text, column) {
	return (/(?<![\w.-])[\w.-]*$/.exec(text.slice(0, column))?.[0] ?? "") + (/^[\w.-]*/.exec(text.slice(column))?.[0] ?? "");
}
function schemaAt(schema, path) {
	const { $defs } = schema;
	const resolved = (part) => {
		if (part === void 0) return null;
		const name = /^#\/\$defs\/(\w+)$/.exec(String(part["$ref"] ?? ""))?.[1];
		if (name !== void 0) return {
			...resolved($defs?.[name]),
			...without(part)
		};
		const [first] = part["anyOf"] ?? [];
		return first ? {
			...resolved(first),
			...without(part)
		} : part;
	};
	let part = resolved(schema);
	for (const step of path) {
		const properties = part?.["properties"];
		part = resolved(step === "[]" ? part?.["items"] : own(properties, step));
	}
	return part;
}
function own(record, key) {
	return record && Object.hasOwn(record, key) ? record[key] : void 0;
}
function without({ $ref, anyOf, ...words }) {
	return words;
}
// src/lsp/complete-config.ts
function completeConfig(text, { line, character }, schema) {
	const { path, key } = configPlace(text, line, character);
	if (key === null) return keysIn(schemaAt(schema, path));
	return key === "rule" ? ruleIds(schema) : valuesIn(schemaAt(schema, [...path, key]));
}
function keysIn(schema) {
	const properties = schema?.["properties"] ?? {};
	return Object.entries(properties).map(([name, { description }]) => ({
		label: name,
		insertText: `${name}: `,
		kind: import_main.CompletionItemKind.Property,
		...documentation(description)
	}));
}
function valuesIn(schema) {
	return (schema?.["type"] === "boolean" ? [true, false] : schema?.["enum"] ?? []).map((value) => ({
		label: String(value),
		kind: import_main.CompletionItemKind.Value
	}));
}
function ruleIds(schema) {
	return keysIn(schemaAt(schema, ["rules"])).map(({ insertText, ...item }) => item);
}
function documentation(description) {
	return typeof description === "string" ? { documentation: description } : {};
}
// node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var FullTextDocument = class FullTextDocument {
	constructor(uri, languageId, version, content) {
		this._uri = uri;
		this._languageId = languageId;
		this._version = version;
		this._content = content;
		this._lineOffsets = void 0;
	}
	get uri() {
		return this._uri;
	}
	get languageId() {
		return this._languageId;
	}
	get version() {
		return this._version;
	}
	getText(range) {
		if (range) {
			const start = this.offsetAt(range.start);
			const end = this.offsetAt(range.end);
			return this._content.substring(start, end);
		}
		return this._content;
	}
	update(changes, version) {
		for (const change of changes) if (FullTextDocument.isIncremental(change)) {
			const range = getWellformedRange(change.range);
			const startOffset = this.offsetAt(range.start);
			const endOffset = this.offsetAt(range.end);
			this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
			const insertedEndOffset = startOffset + change.text.length;
			const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10;
			const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
			if (crlfAtStart || crlfAtEnd) {
				this._lineOffsets = void 0;
				continue;
			}
			const startLine = Math.max(range.start.line, 0);
			const endLine = Math.max(range.end.line, 0);
			let lineOffsets = this._lineOffsets;
			const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
			if (endLine - startLine === addedLineOffsets.length) for (let i = 0, len = addedLineOffsets.length; i < len; i++) lineOffsets[i + startLine + 1] = addedLineOffsets[i];
			else if (addedLineOffsets.length < 1e4) lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
			else this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
			const diff = change.text.length - (endOffset - startOffset);
			if (diff !== 0) for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) lineOffsets[i] = lineOffsets[i] + diff;
		} else if (FullTextDocument.isFull(change)) {
			this._content = change.text;
			this._lineOffsets = void 0;
		} else throw new Error("Unknown change event received");
		this._version = version;
	}
	getLineOffsets() {
		if (this._lineOffsets === void 0) this._lineOffsets = computeLineOffsets(this._content, true);
		return this._lineOffsets;
	}
	positionAt(offset) {
		offset = Math.max(Math.min(offset, this._content.length), 0);
		const lineOffsets = this.getLineOffsets();
		let low = 0, high = lineOffsets.length;
		if (high === 0) return {
			line: 0,
			character: offset
		};
		while (low < high) {
			const mid = Math.floor((low + high) / 2);
			if (lineOffsets[mid] > offset) high = mid;
			else low = mid + 1;
		}
		const line = low - 1;
		offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
		return {
			line,
			character: offset - lineOffsets[line]
		};
	}
	offsetAt(position) {
		const lineOffsets = this.getLineOffsets();
		if (position.line >= lineOffsets.length) return this._content.length;
		else if (position.line < 0) return 0;
		const lineOffset = lineOffsets[position.line];
		if (position.character <= 0) return lineOffset;
		const nextLineOffset = position.line + 1 < lineOffsets.length ? lineOffsets[position.line + 1] : this._content.length;
		const offset = Math.min(lineOffset + position.character, nextLineOffset);
		return this.ensureBeforeEOL(offset, lineOffset);
	}
	getLineRange(line) {
		const lineOffsets = this.getLineOffsets();
		if (line >= lineOffsets.length) {
			const lastLine = lineOffsets.length - 1;
			return {
				start: {
					line: lastLine,
					character: 0
				},
				end: {
					line: lastLine,
					character: this._content.length - lineOffsets[lastLine]
				}
			};
		} else if (line < 0) return {
			start: {
				line: 0,
				character: 0
			},
			end: {
				line: 0,
				character: 0
			}
		};
		const startOffset = lineOffsets[line];
		const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
		const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
		return {
			start: {
				line,
				character: 0
			},
			end: {
				line,
				character: endOffset - startOffset
			}
		};
	}
	getEOLCharacters(line) {
		const lineOffsets = this.getLineOffsets();
		if (line >= lineOffsets.length) return "";
		else if (line < 0) return "";
		const nextLineOffset = line + 1 < lineOffsets.length ? lineOffsets[line + 1] : this._content.length;
		const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
		return this._content.substring(eolOffset, nextLineOffset);
	}
	ensureBeforeEOL(offset, lineOffset) {
		while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) offset--;
		return offset;
	}
	get lineCount() {
		return this.getLineOffsets().length;
	}
	static isIncremental(event) {
		const candidate = event;
		return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range !== void 0 && (candidate.rangeLength === void 0 || typeof candidate.rangeLength === "number");
	}
	static isFull(event) {
		const candidate = event;
		return candidate !== void 0 && candidate !== null && typeof candidate.text === "string" && candidate.range === void 0 && candidate.rangeLength === void 0;
	}
};
var TextDocument;
(function(TextDocument) {
	function create(uri, languageId, version, content) {
		return new FullTextDocument(uri, languageId, version, content);
	}
	TextDocument.create = create;
	function update(document, changes, version) {
		if (document instanceof FullTextDocument) {
			document.update(changes, version);
			return document;
		} else throw new Error("TextDocument.update: document must be created by TextDocument.create");
	}
	TextDocument.update = update;
	function applyEdits(document, edits) {
		const text = document.getText();
		const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
			const diff = a.range.start.line - b.range.start.line;
			if (diff === 0) return a.range.start.character - b.range.start.character;
			return diff;
		});
		let lastModifiedOffset = 0;
		const spans = [];
		for (const e of sortedEdits) {
			const startOffset = document.offsetAt(e.range.start);
			if (startOffset < lastModifiedOffset) throw new Error("Overlapping edit");
			else if (startOffset > lastModifiedOffset) spans.push(text.substring(lastModifiedOffset, startOffset));
			if (e.newText.length) spans.push(e.newText);
			lastModifiedOffset = document.offsetAt(e.range.end);
		}
		spans.push(text.substr(lastModifiedOffset));
		return spans.join("");
	}
	TextDocument.applyEdits = applyEdits;
})(TextDocument || (TextDocument = {}));
function mergeSort(data, compare) {
	if (data.length <= 1) return data;
	const p = data.length / 2 | 0;
	const left = data.slice(0, p);
	const right = data.slice(p);
	mergeSort(left, compare);
	mergeSort(right, compare);
	let leftIdx = 0;
	let rightIdx = 0;
	let i = 0;
	while (leftIdx < left.length && rightIdx < right.length) if (compare(left[leftIdx], right[rightIdx]) <= 0) data[i++] = left[leftIdx++];
	else data[i++] = right[rightIdx++];
	while (leftIdx < left.length) data[i++] = left[leftIdx++];
	while (rightIdx < right.length) data[i++] = right[rightIdx++];
	return data;
}
function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
	const result = isAtLineStart ? [textOffset] : [];
	for (let i = 0; i < text.length; i++) {
		const ch = text.charCodeAt(i);
		if (isEOL(ch)) {
			if (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10) i++;
			result.push(textOffset + i + 1);
		}
	}
	return result;
}
function isEOL(char) {
	return char === 13 || char === 10;
}
function getWellformedRange(range) {
	const start = range.start;
	const end = range.end;
	if (start.line > end.line || start.line === end.line && start.character > end.character) return {
		start: end,
		end: start
	};
	return range;
}
function getWellformedEdit(textEdit) {
	const range = getWellformedRange(textEdit.range);
	if (range !== textEdit.range) return {
		newText: textEdit.newText,
		range
	};
	return textEdit;
}
// src/lsp/documents.ts
const maxLength = 4194304;
var Documents = class {
	#open = new Map();
	uris() {
		return this.#open.keys();
	}
	open(uri, version, text) {
		const isKept = text.length <= maxLength;
		this.#open.set(uri, isKept ? TextDocument.create(uri, "", version, text) : null);
	}
	change(uri, version, changes) {
		const document = this.#open.get(uri);
		if (!document) return;
		const next = changes.reduce((sum, { text }) => sum + text.length, document.getText().length) > maxLength ? null : TextDocument.update(document, changes, version);
		this.#open.set(uri, next);
	}
	close(uri) {
		this.#open.delete(uri);
	}
	text(uri) {
		return this.#open.get(uri)?.getText() ?? null;
	}
};
// src/lsp/focused-base.ts
function isInFocus({ folders, path }, other) {
	return other === path || folders.some((folder) => isAtOrInside(other, folder));
}
function focusOn(path, skills) {
	const around = [...selfAndAncestors(path)].filter((folder) => skills.has(folder));
	const root = around.findLast((folder) => folder !== "") ?? around[0];
	if (root === void 0) return {
		folders: [],
		path
	};
	const before = skills.get(root);
	return {
		folders: before ? [root, before] : [root],
		path
	};
}
async function focusedBase(trees, focus) {
	const { head, base, isSettled } = trees;
	const isOfBase = (path) => isInFocus(focus, path) || !isSettled(path);
	const own = base.entries.filter(({ path }) => isOfBase(path));
	const others = head.entries.filter(({ path }) => !isOfBase(path));
	const treeOf = (path) => isOfBase(path) ? base : head;
	const entries = [...own, ...others].sort((a, b) => compareText(a.path, b.path));
	const [headIds, baseIds] = [await head.knownIds?.(), await base.knownIds?.()];
	const idOf = (path) => isInFocus(focus, path) ? void 0 : (isOfBase(path) ? baseIds : headIds)?.get(path);
	return {
		entries,
		submodules: head.submodules,
		id: (path) => treeOf(path).id(path),
		knownIds: async () => idsOf$1(entries, idOf),
		read: async (paths, receive) => {
			const failures = new Map();
			for (const path of paths) for (const [failed, why] of await treeOf(path).read([path], receive)) failures.set(failed, why);
			return failures;
		}
	};
}
async function samePlaces(head, focus) {
	const ids = await head.knownIds?.();
	return {
		entries: head.entries,
		submodules: head.submodules,
		id: (path) => head.id(path),
		knownIds: async () => idsOf$1(head.entries, (path) => isInFocus(focus, path) ? void 0 : ids?.get(path)),
		read: (paths, receive) => head.read(paths, receive)
	};
}
function idsOf$1(entries, idOf) {
	return new Map(entries.flatMap(({ path }) => {
		const id = idOf(path);
		return id === void 0 ? [] : [[path, id]];
	}));
}
// src/lsp/merge-findings.ts
function mergeFindings(known, focus, { before, after }) {
	const isFocused = ({ at, skill }) => isInFocus(focus, at.path) || skill !== null && focus.folders.includes(skill);
	const [old, now] = [keysOf(before), keysOf(after)];
	const read = new Set(after.skills.flatMap(({ root, read: isRead }) => isRead === false ? [] : [root]));
	const isGone = (finding) => old.has(keyOf(finding)) && !now.has(keyOf(finding)) && (finding.skill === null || read.has(finding.skill));
	const kept = known.filter((finding) => !isFocused(finding) && !isGone(finding));
	const keptKeys = new Set(kept.map(keyOf));
	const added = after.findings.filter((finding) => {
		const key = keyOf(finding);
		return isFocused(finding) || !old.has(key) && !keptKeys.has(key);
	});
	return [...kept, ...added];
}
function keysOf({ findings }) {
	return new Set(findings.map(keyOf));
}
function keyOf({ fingerprint, at }) {
	return `${fingerprint} ${at.path}`;
}
// src/lsp/snapshot.ts
const maxKeptBytes = 262144;
const maxKept = 268435456;
const maxSearches = 8;
var Snapshot = class Snapshot {
	entries;
	submodules;
	#tree;
	#memory;
	#edits;
	#ids = null;
	constructor(tree, memory, edits) {
		this.entries = tree.entries;
		this.submodules = tree.submodules;
		this.#tree = tree;
		this.#memory = memory;
		this.#edits = edits;
	}
	static of(tree, edits = new Map()) {
		return new Snapshot(tree, {
			files: new Map(),
			searches: new Map(),
			kept: 0
		}, new Map(edits));
	}
	with(path, bytes) {
		const next = new Snapshot(this.#tree, this.#memory, new Map(this.#edits).set(path, bytes));
		next.#ids = new Map(this.#ids).set(path, blobId(bytes));
		return next;
	}
	async freeze() {
		const known = await this.#tree.knownIds?.();
		const ids = this.entries.map(({ path }) => [path, this.#tree.id(path) ?? known?.get(path) ?? unreadId(path)]);
		this.#ids = new Map([...ids, ...idsOf(this.#edits)]);
	}
	id(path) {
		if (this.#ids) return this.#ids.get(path);
		const edited = this.#edits.get(path);
		return edited ? blobId(edited) : this.#tree.id(path);
	}
	async knownIds() {
		if (this.#ids) return this.#ids;
		const known = await this.#tree.knownIds?.();
		return known ? new Map([...known, ...idsOf(this.#edits)]) : null;
	}
	async read(paths, receive) {
		const failures = new Map();
		let unread = [];
		const readUnread = async () => {
			if (unread.length === 0) return;
			for (const [path, why] of await this.#tree.read(unread, this.#keeping(receive))) failures.set(path, why);
			unread = [];
		};
		for (const path of paths) {
			const bytes = this.#edits.get(path) ?? this.#memory.files.get(path);
			if (!bytes) {
				unread.push(path);
				continue;
			}
			await readUnread();
			receive(path, bytes, bytes.length, true);
		}
		await readUnread();
		return failures;
	}
	async search(paths, patterns) {
		const found = this.#searched(patterns.join("\n"));
		const idOf = (path) => `${path} ${this.id(path) ?? ""}`;
		const unknown = paths.filter((path) => !found.has(idOf(path)));
		const expressions = patterns.map((source) => new RegExp(source, "m"));
		const hits = new Map();
		const failures = await this.read(unknown, (path, chunk, size) => {
			const isWhole = chunk.length === size;
			const text = isWhole ? Buffer.from(chunk).toString("latin1") : "";
			hits.set(path, !isWhole || expressions.some((expression) => expression.test(text)));
		});
		for (const path of unknown) found.set(idOf(path), hits.get(path) ?? failures.has(path));
		return new Set(paths.filter((path) => found.get(idOf(path))));
	}
	#searched(key) {
		const { searches } = this.#memory;
		const known = searches.get(key) ?? new Map();
		searches.delete(key);
		searches.set(key, known);
		for (const oldest of searches.keys()) {
			if (searches.size <= maxSearches) break;
			searches.delete(oldest);
		}
		return known;
	}
	#keeping(receive) {
		const memory = this.#memory;
		return (path, chunk, size, last) => {
			if (last && chunk.length === size && size <= maxKeptBytes && memory.kept + size <= maxKept) {
				memory.files.set(path, Uint8Array.from(chunk));
				memory.kept += size;
			}
			receive(path, chunk, size, last);
		};
	}
};
function idsOf(files) {
	return new Map(Array.from(files, ([path, bytes]) => [path, blobId(bytes)]));
}
function unreadId(path) {
	return `unread ${path}`;
}
// src/lsp/session.ts
const sweeping = /^(?:skillaccord\.ya?ml|\.gitattributes|\.gitmodules|.*ignore)$/;
const maxBytes = 16777216;
function openAt(cwd) {
	return (replaceHead) => open({
		cwd,
		replaceHead
	});
}
const fewSkills = 20;
var Session = class {
	folder;
	#edits = new Map();
	#scan = null;
	#findings = [];
	#last = null;
	#open;
	constructor(folder, openFolder = openAt(folder)) {
		this.folder = folder;
		this.#open = openFolder;
	}
	get findings() {
		return this.#findings;
	}
	get scan() {
		return this.#scan;
	}
	get top() {
		return this.#scan?.sides.context.directory ?? this.folder;
	}
	async read() {
		let head = null;
		const opened = await this.#open((tree) => {
			head = Snapshot.of(tree, this.#edits);
			return head;
		});
		const base = opened.sides.base && Snapshot.of(opened.sides.base);
		const sides = {
			...opened.sides,
			head: head ?? Snapshot.of(opened.sides.head),
			base
		};
		const report = await check(sides, opened.config, opened.configFiles);
		await sides.head.freeze();
		await base?.freeze();
		const present = report.skills.filter(({ status }) => status !== "removed");
		this.#scan = {
			...opened,
			sides,
			report,
			paths: new Set(sides.head.entries.map(({ path }) => path)),
			skills: new Map(present.map((skill) => [skill.root, skill.base?.root ?? null])),
			settledLocks: new Set(report.summary.changed > fewSkills ? report.locks.map(({ path }) => path) : [])
		};
		this.#findings = report.findings;
		this.#last = null;
	}
	async edit(path, text) {
		const scan = this.#scan;
		if (!scan?.paths.has(path)) return false;
		const bytes = text ?? await this.#onDisk(path);
		if (bytes === null) return false;
		const before = scan.sides.head;
		const head = before.with(path, await withMark(before, path, bytes));
		if (head.id(path) === before.id(path)) return true;
		this.#edits.set(path, bytes);
		if (sweeping.test(nameOf(path))) return false;
		this.#scan = {
			...scan,
			sides: {
				...scan.sides,
				head
			}
		};
		const focus = focusOn(path, scan.skills);
		if (focus.folders.length === 0 || await isOpenedElsewhere(head, focus)) await this.#runWhole();
		else await this.#runFocused(focus, before, head);
		return true;
	}
	async #runFocused(focus, before, head) {
		const old = await this.#runOn(focus, before);
		const now = await this.#runOn(focus, head);
		const runs = {
			before: old.report,
			after: now.report
		};
		if (concernsOthers(focus, runs)) await this.#runWhole();
		else this.#findings = mergeFindings(this.#findings, focus, runs);
	}
	async #runWhole() {
		const scan = this.#scanned();
		const report = await check(scan.sides, scan.config, scan.configFiles);
		this.#scan = {
			...scan,
			report
		};
		this.#findings = report.findings;
	}
	forgetTexts() {
		this.#edits.clear();
	}
	keepText(path, text) {
		this.#edits.set(path, text);
	}
	knows(path) {
		return this.#scan?.paths.has(path) ?? false;
	}
	mayConcern(path) {
		return this.#scan === null || this.knows(path) || sweeping.test(nameOf(path));
	}
	async reportOn(path) {
		const scan = this.#scan;
		if (!scan) return null;
		return (await this.#runOn(focusOn(path, scan.skills), scan.sides.head)).report;
	}
	async #runOn(focus, head) {
		const last = this.#last;
		if (last?.head === head && JSON.stringify(last.focus) === JSON.stringify(focus)) return last;
		const scan = this.#scanned();
		const { sides, config, configFiles } = scan;
		const isSettled = (path) => scan.settledLocks.has(path) || [...selfAndAncestors(path)].some((folder) => scan.skills.has(folder));
		const base = sides.base ? await focusedBase({
			head,
			base: sides.base,
			isSettled
		}, focus) : await samePlaces(head, focus);
		const focused = {
			...sides,
			head,
			base,
			skipsUnchanged: "always"
		};
		const report = await check(focused, config, configFiles);
		const run = {
			focus,
			head,
			report: sides.base ? report : asNew(report)
		};
		this.#last = run;
		return run;
	}
	#scanned() {
		if (!this.#scan) throw new Error("The folder was not read.");
		return this.#scan;
	}
	async #onDisk(path) {
		const place = join(this.top, path);
		if ((statSync(place, { throwIfNoEntry: false })?.size ?? maxBytes) >= maxBytes) return null;
		const { files } = await readAll(diskTree(this.top, [{
			path,
			kind: "file"
		}]), [path]);
		return files.get(path) ?? null;
	}
};
async function withMark(tree, path, bytes) {
	const old = (await readAll(tree, [path])).files.get(path);
	const hasMark = (text) => text?.[0] === 239 && text[1] === 187;
	return hasMark(old) && !hasMark(bytes) ? Buffer.concat([Buffer.from("\ufeff"), bytes]) : bytes;
}
async function isOpenedElsewhere(head, focus) {
	const { opened } = await clientTree(head);
	return [...opened].some(([place, file]) => place !== file && isInFocus(focus, file));
}
function concernsOthers(focus, { before, after }) {
	const namesIn = ({ skills }, isFocused) => skills.flatMap(({ name, root }) => isInFocus(focus, root) === isFocused ? [name] : []);
	const names = namesIn(after, true);
	const others = new Set(namesIn(after, false));
	const hasReadAll = others.size > 0 && after.skills.every(({ read }) => read !== false);
	const isRenamed = names.join("\n") !== namesIn(before, true).join("\n");
	return hasReadAll || isRenamed || names.some((name) => others.has(name));
}
function asNew(report) {
	const findings = report.findings.map((finding) => ({
		...finding,
		state: "new"
	}));
	return {
		...report,
		findings
	};
}
// src/lsp/folder.ts
const rest = 150;
const longestRest = 1e3;
const scanRest = 300;
var Folder = class {
	session;
	#host;
	#published = new Map();
	#dirty = new Map();
	#faults = new Map();
	#needsRead = true;
	#hasFailed = false;
	#timer;
	#firstTouch = null;
	#work = Promise.resolve();
	#lastRead = {
		at: 0,
		took: 0
	};
	constructor(directory, host) {
		this.session = new Session(realPath(directory));
		this.#host = host;
	}
	pathOf(uri) {
		const file = fileOf(uri);
		if (file === null) return null;
		const path = relative(this.session.top, join(realPath(dirname(file)), basename(file)));
		return path.startsWith("..") || path === "" || path.includes(":") ? null : path.split(sep).join("/");
	}
	links() {
		const open = new Map();
		for (const uri of this.#host.documents.uris()) {
			const path = this.pathOf(uri);
			if (path !== null && !open.has(path)) open.set(path, uri);
		}
		const uriOf = (path) => open.get(path) ?? pathToFileURL(join(this.session.top, path)).href;
		return {
			docs: this.#host.docs,
			uriOf
		};
	}
	get age() {
		return performance.now() - this.#lastRead.at;
	}
	touch(path, source) {
		this.#dirty.set(path, source);
		const now = performance.now();
		this.#firstTouch ??= now;
		this.#plan(Math.max(0, Math.min(rest, this.#firstTouch + longestRest - now)));
	}
	reread() {
		this.#needsRead = true;
		this.#plan(Math.max(scanRest, this.#lastRead.at + 5 * this.#lastRead.took - performance.now()));
	}
	settled(work) {
		clearTimeout(this.#timer);
		const result = this.#work.then(async () => {
			await this.#update();
			return work();
		});
		this.#work = result.catch(() => void 0);
		return result;
	}
	close() {
		clearTimeout(this.#timer);
		for (const uri of this.#published.keys()) this.#host.publish(uri, []);
	}
	#plan(delay) {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => {
			this.settled(async () => void 0).catch(() => void 0);
		}, delay);
	}
	async #update() {
		this.#firstTouch = null;
		if (!this.#needsRead && this.#dirty.size === 0) return;
		try {
			while (this.#needsRead || this.#dirty.size > 0) if (this.#needsRead) await this.#read();
			else await this.#readDirty();
		} catch (cause) {
			this.#host.log(cause instanceof Error ? cause.stack ?? cause.message : String(cause));
		}
		this.#publish();
	}
	async #read() {
		this.#needsRead = false;
		this.#dirty.clear();
		const { documents } = this.#host;
		this.session.forgetTexts();
		for (const uri of documents.uris()) {
			const [path, text] = [this.pathOf(uri), documents.text(uri)];
			if (path !== null && text !== null) this.session.keepText(path, Buffer.from(text));
		}
		const start = performance.now();
		this.#hasFailed = false;
		this.#faults = new Map();
		try {
			await this.session.read();
		} catch (cause) {
			if (!(cause instanceof UsageError)) throw cause;
			this.#fail(cause);
		}
		const end = performance.now();
		this.#lastRead = {
			at: end,
			took: end - start
		};
	}
	#fail(cause) {
		this.#hasFailed = true;
		if (!(cause instanceof ConfigError)) this.#host.warn(cause.message);
		else this.#faults = new Map(Array.from(groupBy(cause.faults, ({ at }) => at.path), ([path, faults]) => [path, faults.map(faultDiagnostic)]));
	}
	async #readDirty() {
		const [[path, source] = ["", "text"]] = this.#dirty;
		this.#dirty.delete(path);
		if (this.#hasFailed) {
			this.#needsRead = true;
			return;
		}
		const text = source === "text" ? this.#host.documents.text(this.links().uriOf(path)) : null;
		if (!await this.session.edit(path, text === null ? null : Buffer.from(text))) this.#needsRead = true;
	}
	#publish() {
		const { publish } = this.#host;
		const links = this.links();
		const shown = this.session.findings.filter(({ state }) => state !== "accepted");
		const diagnostics = new Map(Array.from(groupBy(shown, ({ at }) => at.path), ([path, findings]) => [links.uriOf(path), findings.map((finding) => diagnosticOf(finding, links))]));
		for (const [path, faults] of this.#faults) diagnostics.set(links.uriOf(path), faults);
		for (const uri of [...this.#published.keys()].filter((uri) => !diagnostics.has(uri))) {
			this.#published.delete(uri);
			publish(uri, []);
		}
		for (const [uri, list] of diagnostics) {
			const text = JSON.stringify(list);
			if (this.#published.get(uri) === text) continue;
			this.#published.set(uri, text);
			publish(uri, list);
		}
	}
};
function fileOf(uri) {
	try {
		return typeof uri === "string" && uri.startsWith("file:") ? fileURLToPath(uri) : null;
	} catch {
		return null;
	}
}
function realPath(directory) {
	try {
		return realpathSync.native(directory);
	} catch {
		return directory;
	}
}
// src/lsp/hover.ts
const maxPages = 2;
async function hoverFindings(findings, position, page) {
	const ids = findings.flatMap(({ rule, at }) => at.range && holds(rangeOf(at.range), position) ? [rule] : []);
	return pagesOf([...new Set(ids)].slice(0, maxPages), page);
}
async function hoverConfig(text, { line, character }, schema, page) {
	const { path, key, word } = configPlace(text, line, character);
	if (findRule(word)) return pagesOf([word], page);
	const description = schemaAt(schema, [...path, key ?? word])?.["description"];
	return typeof description === "string" ? hover(description) : null;
}
async function pagesOf(ids, page) {
	const rules = ids.flatMap((id) => findRule(id) ?? []);
	if (rules.length === 0) return null;
	return hover((await Promise.all(rules.map(page))).join("\n\n---\n\n"));
}
function hover(value) {
	return { contents: {
		kind: "markdown",
		value
	} };
}
function holds({ start, end }, { line, character }) {
	return (line > start.line || line === start.line && character >= start.character) && (line < end.line || line === end.line && character <= end.character);
}
// src/lsp/serve.ts
const maxAge = 6e4;
const configFile = /^(?:\.github\/)?skillaccord\.ya?ml$/;
function serve(server) {
	new Workbench((0, import_main.createConnection)(process.stdin, process.stdout), server).listen();
	return new Promise(() => void 0);
}
var Workbench = class {
	#connection;
	#server;
	#documents = new Documents();
	#folders = [];
	#schema = configSchema(rules);
	constructor(connection, server) {
		this.#connection = connection;
		this.#server = server;
	}
	listen() {
		const connection = this.#connection;
		let watches = false;
		connection.onInitialize((params) => {
			watches = params.capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
			for (const uri of folderUris(params)) this.#addFolder(uri);
			return answer;
		});
		connection.onInitialized(() => {
			const watchers = [{ globPattern: "**/*" }];
			if (watches) connection.client.register(import_main.DidChangeWatchedFilesNotification.type, { watchers }).catch(() => void 0);
			for (const folder of this.#folders) folder.reread();
		});
		this.#listenToFiles();
		this.#answerRequests();
		connection.onShutdown(() => {
			for (const folder of this.#folders) folder.close();
		});
		connection.listen();
	}
	#listenToFiles() {
		const connection = this.#connection;
		connection.onDidOpenTextDocument(({ textDocument: { uri, version, text } }) => {
			this.#documents.open(uri, version, text);
			this.#touch(uri, "text");
		});
		connection.onDidChangeTextDocument(({ textDocument: { uri, version }, contentChanges }) => {
			this.#documents.change(uri, version, contentChanges);
			this.#touch(uri, "text");
		});
		connection.onDidSaveTextDocument(({ textDocument: { uri } }) => this.#saved(uri));
		connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
			this.#documents.close(uri);
			this.#touch(uri, "disk");
		});
		connection.onDidChangeWatchedFiles(({ changes }) => {
			for (const { uri, type } of changes) if (type === import_main.FileChangeType.Changed) this.#touch(uri, "disk");
			else this.#at(uri)?.folder.reread();
		});
		connection.onNotification("workspace/didChangeWorkspaceFolders", ({ event: { added, removed } }) => {
			for (const { uri } of removed) this.#removeFolder(uri);
			for (const { uri } of added) this.#addFolder(uri)?.reread();
		});
	}
	#answerRequests() {
		const connection = this.#connection;
		const { page } = this.#server;
		connection.onCodeAction(({ textDocument: { uri }, range }) => {
			const found = this.#at(uri);
			if (!found) return [];
			const { folder, path } = found;
			return folder.settled(() => codeActions(folder.session, {
				path,
				range,
				links: folder.links()
			}));
		});
		connection.onHover(({ textDocument: { uri }, position }) => {
			const found = this.#at(uri);
			if (!found) return null;
			const { folder, path } = found;
			const text = this.#documents.text(uri);
			return folder.settled(async () => {
				const hover = await hoverFindings(folder.session.findings.filter(({ at }) => at.path === path), position, page);
				if (hover || text === null || !configFile.test(path)) return hover;
				return hoverConfig(text, position, this.#schema, page);
			});
		});
		connection.onCompletion(({ textDocument: { uri }, position }) => {
			const text = this.#documents.text(uri);
			const path = this.#at(uri)?.path;
			if (text === null || path === void 0 || !configFile.test(path)) return [];
			return completeConfig(text, position, this.#schema);
		});
	}
	#addFolder(uri) {
		const directory = fileOf(uri);
		if (directory === null) return null;
		const folder = new Folder(directory, {
			documents: this.#documents,
			docs: this.#server.docs,
			publish: (uri, diagnostics) => {
				this.#connection.sendDiagnostics({
					uri,
					diagnostics
				}).catch(() => void 0);
			},
			warn: (text) => this.#connection.window.showWarningMessage(`Skillaccord: ${text}`),
			log: (text) => this.#connection.console.error(text)
		});
		this.#folders.push(folder);
		return folder;
	}
	#removeFolder(uri) {
		const directory = fileOf(uri);
		const [gone] = this.#folders.filter(({ session }) => session.folder === directory);
		gone?.close();
		this.#folders = this.#folders.filter((folder) => folder !== gone);
	}
	#at(uri) {
		return this.#folders.flatMap((folder) => {
			const path = folder.pathOf(uri);
			return path === null ? [] : [{
				folder,
				path
			}];
		}).sort((a, b) => a.path.length - b.path.length)[0] ?? null;
	}
	#touch(uri, source) {
		const found = this.#at(uri);
		if (!found) return;
		const isOpen = this.#documents.text(uri) !== null;
		if (found.folder.session.mayConcern(found.path)) found.folder.touch(found.path, isOpen ? "text" : source);
	}
	#saved(uri) {
		const found = this.#at(uri);
		if (!found) return;
		const { folder, path } = found;
		if (folder.age > maxAge || !folder.session.knows(path)) folder.reread();
		else folder.touch(path, this.#documents.text(uri) === null ? "disk" : "text");
	}
};
const answer = {
	capabilities: {
		textDocumentSync: {
			openClose: true,
			change: import_main.TextDocumentSyncKind.Incremental,
			save: { includeText: false }
		},
		codeActionProvider: { codeActionKinds: ["quickfix"] },
		hoverProvider: true,
		completionProvider: { triggerCharacters: [":"] },
		workspace: { workspaceFolders: {
			supported: true,
			changeNotifications: true
		} }
	},
	serverInfo: {
		name: tool.name,
		version: tool.version
	}
};
function folderUris({ workspaceFolders, rootUri }) {
	const uris = workspaceFolders?.map(({ uri }) => uri) ?? [];
	return uris.length > 0 || !rootUri ? uris : [rootUri];
}
export { serve };
