{
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.type === 'navigate' && !location.hash) dataset.opening = '';
  addEventListener('click', ({ target }) => target.closest('a[href^="#"]') && delete dataset.opening, true);
  const app = document.getElementById('app');
  const start = () => app.replaceWith(app.content);
  const painted = () => {
    const first = [...document.images].filter((i) => i.fetchPriority === 'high' && !i.complete);
    Promise.all(first.map((i) => i.decode())).then(start, start);
  };
  setTimeout(start, 3000);
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
}
