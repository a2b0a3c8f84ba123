const gables =
  'M0 120V74H80V62H92V74H110V58L170 14L230 58V66H244V52H258V38H272V24H308V38H322V52H336V66H350V60L372 34H458L480 60V62C492 62 498 54 498 44C508 44 512 38 512 30C522 28 530 22 535 12C540 22 548 28 558 30C558 38 562 44 572 44C572 54 578 62 590 62V50L645 10L700 50V30H760V20H792V30H860V58H872V46H884V34H896V22H924V34H936V46H948V58H960V64L984 36H1040V24H1054V36H1066L1090 64V56L1135 20L1180 56V78H1230V48H1300V60L1330 32H1410L1440 60V120Z';

/** Places of the lit windows: x, y, width, height. */
const windows = [
  [160, 44, 20, 24],
  [282, 56, 16, 26],
  [630, 40, 30, 30],
  [726, 52, 14, 22],
  [812, 52, 14, 22],
  [902, 54, 16, 26],
  [1250, 66, 34, 18],
] as const;

/** A street of Belgian gables with a few lit windows, twice as long as it is drawn. */
export function Skyline({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 2880 120"
      preserveAspectRatio="xMinYMax slice"
      aria-hidden="true"
    >
      <g id="street">
        <path d={gables} />
        {windows.map(([x, y, width, height]) => (
          <rect key={x} x={x} y={y} width={width} height={height} />
        ))}
      </g>
      <use href="#street" x="1439" />
    </svg>
  );
}
