// A WeakMap that keeps each value on its key. The engine never frees an entry of its own WeakMap whose value leads back to the key, which
// is what Relay caches for each environment: the engine grew by a third of a megabyte with each page.
globalThis.WeakMap = class {
	place = Symbol('value');

	get(key) {
		return key[this.place];
	}

	set(key, value) {
		Object.defineProperty(key, this.place, { value, configurable: true, writable: true });
		return this;
	}

	has(key) {
		return Object.hasOwn(key, this.place);
	}

	delete(key) {
		return this.has(key) && delete key[this.place];
	}
};
