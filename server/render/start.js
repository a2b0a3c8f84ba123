{
  const app = document.getElementById('app');
  const start = () => app.replaceWith(app.content);
  setTimeout(start, 3000);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
}
