// Relay's array spread, as Babel asks for it.
export default (list) => [...list];
