// Replaces Babel's helper for for…of loops: s(tart), n(ext), e(rror), f(inish).
export default (list) => {
  const items = list[Symbol.iterator]();
  const nothing = () => undefined;
  return {
    s: nothing,
    n: () => items.next(),
    e: (error) => {
      throw error;
    },
    f: nothing,
  };
};
