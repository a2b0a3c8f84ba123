// Relay's loops over lists, as Babel asks for them: start, next, error, finish.
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
