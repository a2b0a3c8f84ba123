import { useIntl } from 'react-intl';

/** Hidden fields, and the honeypot, which must stay empty. A number is sent as a number. */
export function Hidden({ values }: { values: Readonly<Record<string, string | number>> }) {
  const intl = useIntl();
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input
          key={name}
          type="hidden"
          name={name}
          defaultValue={value}
          data-kind={typeof value === 'number' ? 'int' : undefined}
        />
      ))}
      <div className="hidden-text" aria-hidden="true">
        <label>
          {intl.formatMessage({ id: 'form.leaveEmpty' })}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
