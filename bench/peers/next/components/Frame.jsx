import { useTranslations } from 'next-intl';
import site from '../content/site.json';
import { MenuButton, ToTop } from './client';
import { Icon, SpriteIcon } from './Icon';
import { Link } from './Link';

/** The header, the page and the footer. */
export function Frame({ children, current, paths }) {
  const t = useTranslations('frame');
  return (
    <div className="site">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <Header t={t} current={current} paths={paths} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer t={t} />
      <ToTop label={t('toTop')} />
      <p className="hidden-text" role="status" />
      <div className="progress" aria-hidden="true" />
    </div>
  );
}

function Header({ t, current, paths }) {
  return (
    <header className="header">
      <div className="wrap">
        <div className="topbar">
          <ul>
            <li>
              <a target="_blank" rel="noopener noreferrer" href={`tel:${site.tel}`}>
                <SpriteIcon name="phone" />
                {site.phone}
              </a>
            </li>
            <li>
              <a target="_blank" rel="noopener noreferrer" href={`mailto:${site.email}`}>
                <SpriteIcon name="mail" />
                {site.email}
              </a>
            </li>
            <li>{site.hours}</li>
          </ul>
          <div className="right">
            <ul>
              <li>
                <Link href="/nl/contact/">{t('contact')}</Link>
              </li>
              <li>
                <Link href="/nl/login/">
                  <SpriteIcon name="user" />
                  {t('owners')}
                </Link>
              </li>
            </ul>
            <ul className="languages" aria-label={t('language')}>
              {paths.map(([code, name, path]) => (
                <li key={code}>
                  <Link
                    lang={code}
                    hrefLang={code}
                    aria-current={code === 'nl' || undefined}
                    aria-label={`${code.toUpperCase()}, ${name}`}
                    href={path}
                  >
                    {code.toUpperCase()}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="bar">
          <Link className="logo" href="/nl/">
            <svg className="mark" viewBox="0 0 24 28" aria-hidden="true">
              <path d="M2 27V13h4V8.5h3.5V4h5v4.5H18V13h4v14zM9.5 27v-8h5v8" />
            </svg>
            <span>{site.name}</span>
            <span className="hidden-text">{t('toStart')}</span>
          </Link>
          <nav className="menu" aria-label={t('menu')}>
            <ul className="menu">
              {site.menu.map(({ title, path, children }) => (
                <li className={children ? '' : undefined} key={path}>
                  <Link aria-current={path === current ? 'page' : undefined} href={path}>
                    {title}
                  </Link>
                  {children && (
                    <ul>
                      {children.map((c) => (
                        <li key={c.path}>
                          <Link href={c.path}>{c.title}</Link>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="actions">
            <Link className="button demand" href="/nl/ik-zoek/">
              {t('demand')}
            </Link>
            <Link className="button valuation" href="/nl/gratis-schatting/">
              {t('valuation')}
            </Link>
            <Link className="link" aria-label={t('saved')} href="/nl/bewaard/">
              <Icon name="heart" />
            </Link>
            <MenuButton label={t('openMenu')} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Footer({ t }) {
  return (
    <footer className="footer">
      <div className="wrap room">
        <div className="blocks">
          <div className="block" style={{ '--sm': 12, '--md': 12, '--lg': 4 }}>
            <div className="first">
              <p>{site.slogan}</p>
            </div>
          </div>
          {site.footer.map(({ title, lines, links, text }) => (
            <div className="block" style={{ '--sm': 6, '--md': 3, '--lg': 2 }} key={title}>
              <h2 className="label">{title}</h2>
              {lines && (
                <div>
                  <p>
                    {lines[0]}
                    <br />
                    {lines[1]}
                  </p>
                </div>
              )}
              {links && (
                <div>
                  <ul>
                    {links.map(([name, path]) => (
                      <li key={path}>
                        <Link href={path}>{name}</Link>
                      </li>
                    ))}
                  </ul>
                </div>
              )}
              {text && (
                <div>
                  <p>{text}</p>
                </div>
              )}
            </div>
          ))}
        </div>
        <div className="legal">
          {site.legal.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p className="links">
            <Link href="/nl/nieuwsbrief/">{t('newsletter')}</Link>
            <a className="consent" href="?setcookies" rel="nofollow">
              {t('cookies')}
            </a>
          </p>
        </div>
      </div>
    </footer>
  );
}

export function Crumbs({ label, steps }) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {steps.map(([text, path]) => (
          <li key={text}>{path ? <Link href={path}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

export function JsonLd({ graph }) {
  const agency = {
    '@type': 'RealEstateAgent',
    '@id': '#agency',
    name: site.fullName,
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Breeërsteenweg 1',
      postalCode: '3640',
      addressLocality: 'Kinrooi',
      addressCountry: 'BE',
    },
  };
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': '#site', name: site.fullName, publisher: { '@id': '#agency' } },
      agency,
      ...graph,
    ],
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }} />;
}
