// Relay's object spread, as Babel asks for it.
export default Object.assign;
