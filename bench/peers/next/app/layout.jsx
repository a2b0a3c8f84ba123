import './style.css';

export default function Layout({ children }) {
  return (
    <html lang="nl">
      <body>{children}</body>
    </html>
  );
}
