import { moduleRecords } from '../app/limits.ts';
import { type TextKey, useText } from '../app/texts.ts';
import { DeskButton, IconButton } from '../ui/DeskButton.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Choices } from './choices.ts';
import { ListFilterField } from './ListFilterField.tsx';
import css from './Modules.module.css';
import { ModuleTitles } from './ModuleTitles.tsx';
import { helped, type Kind, kinds, listViews, type Module, views, type Way } from './modules.ts';

interface Props {
  module: Module;
  choices: Choices;
  change: (next: Module) => void;
  can: (way: Way) => boolean;
  move: (way: Way) => void;
  remove: () => void;
}

const icons = { up: 'up', down: 'down', left: 'back', right: 'forth' } as const;

/** What the chosen module shows, how wide it is, and where it goes. */
export function ModuleForm({ module, choices, change, can, move, remove }: Props) {
  const say = useText();
  const { articles, offices, languages } = choices;
  const { type, id = '', filter = '', max } = module.relation;
  const put = (changed: Partial<Module>) => change({ ...module, ...changed });
  const which = {
    'property-list': kinds['property-list'].map((value) => ({
      value,
      text: say(`modules.list.${value}`),
    })),
    category: kinds.category.map((value) => ({ value, text: say(`articles.category.${value}`) })),
    article: articles.map(({ key, title }) => ({ value: key, text: title })),
    form: kinds.form.map((value) => ({ value, text: say(`modules.form.${value}`) })),
    team: offices.length > 1 && [
      { value: '', text: say('modules.everybody') },
      ...offices.map(({ number, name }) => ({ value: String(number), text: name })),
    ],
  }[type as string];
  const choose = (kind: string) => {
    const first = kind === 'article' ? articles[0]?.key : kinds[kind as Kind]?.[0];
    const contact = kind === 'contact' ? 'contact-us' : undefined;
    const found = first ?? contact;
    const view = kind === 'article' || !helped.includes(module.view) ? module.view : 'news-view';
    put({ relation: found ? { type: kind, id: found } : { type: kind }, view });
  };
  const width = (field: 'sm' | 'md' | 'lg') => (
    <TextField
      label={say(`modules.${field}`)}
      type="number"
      min={1}
      max={12}
      value={module[field] || 12}
      onChange={({ target }) => {
        const value = Math.round(Number(target.value));
        if (value >= 1 && value <= 12) put({ [field]: value });
      }}
    />
  );
  return (
    <fieldset className={css.form}>
      <legend>{say('modules.chosen')}</legend>
      <div className={css.fields}>
        <SelectField
          label={say('modules.what')}
          value={type}
          options={Object.keys(kinds).map((value) => ({
            value,
            text: say(`modules.type.${value}` as TextKey),
          }))}
          onChange={choose}
        />
        {which && (
          <SelectField
            label={say('modules.which')}
            value={id}
            options={which}
            onChange={(value) => put({ relation: { ...module.relation, id: value } })}
          />
        )}
        {(type === 'article' || type === 'category') && (
          <SelectField
            label={say('modules.how')}
            value={module.view}
            options={(type === 'article' ? views : listViews).map((value) => ({
              value,
              text: say(`modules.view.${value}`),
            }))}
            onChange={(view) => put({ view })}
          />
        )}
        {type.endsWith('-list') && (
          <TextField
            label={say('modules.max')}
            type="number"
            min={0}
            max={moduleRecords}
            value={max ?? ''}
            onChange={({ target }) => {
              const most = Math.max(0, Math.min(moduleRecords, Math.round(Number(target.value))));
              const { max: _, ...rest } = module.relation;
              put({ relation: most > 0 ? { ...rest, max: most } : rest });
            }}
          />
        )}
      </div>
      {type === 'property-list' && (
        <ListFilterField
          filter={filter}
          change={(list) => {
            const { filter: _, ...rest } = module.relation;
            const relation = { ...rest, id: list.id ?? id };
            put({ relation: list.filter ? { ...relation, filter: list.filter } : relation });
          }}
        />
      )}
      {type === 'article' && helped.includes(module.view) && (
        <p className="small soft">{say(`modules.viewHelp.${module.view}` as TextKey)}</p>
      )}
      <ModuleTitles module={module} languages={languages} change={change} />
      <fieldset className={css.widths}>
        <legend>{say('modules.width')}</legend>
        {width('sm')}
        {width('md')}
        {width('lg')}
      </fieldset>
      <div className="row">
        {(Object.keys(icons) as Way[]).map((way) => (
          <IconButton
            key={way}
            icon={icons[way]}
            label={say(`modules.way.${way}`)}
            aria-disabled={!can(way) || undefined}
            onClick={() => move(way)}
          />
        ))}
        <DeskButton variant="plain" onClick={remove}>
          {say('modules.remove')}
        </DeskButton>
      </div>
    </fieldset>
  );
}
