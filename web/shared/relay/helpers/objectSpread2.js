// Replaces Babel's helper for object spread.
export default Object.assign;
