import type { ComponentProps, ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import field from '../../form/fields/Field.module.css';
import { readParams } from '../../router/params.ts';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import type { SaidBuyer } from './buyer.ts';
import css from './CostForm.module.css';

interface FormFacts {
  readonly region: string;
  readonly goal: string;
  readonly dwelling: boolean;
  readonly land: boolean;
  readonly regime: string;
  readonly price: { readonly amount: number; readonly cents: number } | null | undefined;
}

interface Props extends Pick<ComponentProps<'form'>, 'onInput' | 'onFocus' | 'onPointerEnter'> {
  ref: Ref<HTMLFormElement>;
  facts: FormFacts;
  said: SaidBuyer;
  /** The query string of the page, which has what was typed as it was typed. */
  search: string;
  /** The fields with a problem. */
  wrong: readonly string[];
  /** What stands below an amount once the browser calculates: a slider. */
  slider: (name: 'price' | 'loan' | 'years', label: string) => ReactNode;
}

/** What the visitor says of the purchase. A plain GET form: its address shows the same result to whoever opens or prints it. */
export function CostForm({ ref, facts, said, search, wrong, slider, ...events }: Props) {
  const intl = useIntl();
  const t = (id: string) =>
    intl.formatMessage({ id: `property.cost.${id}` as 'property.cost.loan' });
  const sale = facts.goal === 'SALE';
  const typed = new Map(readParams(search));
  const input = (name: keyof SaidBuyer, label: string, rest: ComponentProps<'input'> = {}) => (
    <div className={classes(field.field, css.field)}>
      <label htmlFor={`cost-${name}`}>{label}</label>
      <input
        id={`cost-${name}`}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong.includes(name) || undefined}
        aria-describedby={wrong.includes(name) ? 'cost-problems' : undefined}
        defaultValue={typed.get(name)}
        {...rest}
      />
      {(name === 'price' || name === 'loan' || name === 'years') && slider(name, label)}
    </div>
  );
  const published = facts.price?.cents === 0 ? String(facts.price.amount) : undefined;
  return (
    <form
      ref={ref}
      className={css.form}
      method="get"
      action="#estimate"
      aria-labelledby="estimate"
      {...events}
    >
      {input('price', t(sale ? 'price' : 'rent'), {
        defaultValue: typed.get('price') || published,
      })}
      {sale && (facts.dwelling || facts.land) && (
        <div className={classes(field.field, css.field)}>
          <label htmlFor="cost-home">{t('home')}</label>
          <select
            id="cost-home"
            name="home"
            defaultValue={(said.onlyOwnHome ?? facts.dwelling) ? 'own' : 'other'}
          >
            <option value="own">{t('home.own')}</option>
            <option value="other">{t('home.other')}</option>
          </select>
        </div>
      )}
      {sale && facts.region === 'LUXEMBOURG' && input('buyers', t('buyers'))}
      {sale && facts.region === 'BRUSSELS' && input('energyClasses', t('energyClasses'))}
      {input('on', t(sale ? 'on' : 'onRent'), { type: 'date', inputMode: undefined })}
      {sale && input('loan', t('loan'))}
      {sale && input('rate', t('rate'), { inputMode: 'decimal' })}
      {sale && input('years', t('years'))}
      {sale && facts.regime !== 'REGISTRATION' && (
        <label className={css.check}>
          <input type="checkbox" name="rebuilt" value="1" defaultChecked={said.rebuilt} />
          {t('rebuilt')}
        </label>
      )}
      <div className={css.send}>
        <Button type="submit">{t('calculate')}</Button>
      </div>
    </form>
  );
}
