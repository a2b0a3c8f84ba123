package agency

import (
	"slices"
	"strconv"
	"strings"

	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// LocalSite is the site's configuration in one language: what is published, with addresses in that language.
type LocalSite struct {
	Name      string
	ShortName string
	Logo      *media.Photo
	Colors    *LocalColours
	Languages []locale.Language
	// LanguageSettings has every language, whether the site uses it or not.
	LanguageSettings []LanguageSetting
	SaleCount        int
	RentCount        int
	Header           Header
	Menu             []LocalMenuEntry
	TopBar           []LocalTopBarItem
	Banner           LocalBanner
	Search           LocalSearchBlock
	Footer           []LocalFooterBlock
	Copyright        *string
	Legal            string   // of the agency
	Legals           []string // of the agency and of offices that differ
	Agents           []*LocalAgent
	Offices          []*LocalOffice
	Office           *LocalOffice // the first one
	Identity         Identity
	Phone            string
	Email            string
	Tags             Tags
	Forms            FormRules
}

// LocalColours are the agency's colours, nil for one that is the site's.
type LocalColours struct{ Buttons, Accent *string }

// local is nil where the agency has no colour of its own.
func (c Colours) local() *LocalColours {
	if c == (Colours{}) {
		return nil
	}
	of := func(colour string) *string {
		if colour == "" {
			return nil
		}
		return &colour
	}
	return &LocalColours{of(c.Buttons), of(c.Accent)}
}

// FormRules is what the agency decided about its forms.
type FormRules struct {
	TitleRequired bool
	OffersBind    bool
}

// LocalSearchBlock is the search block; texts that are not public are nil, totals filled in.
type LocalSearchBlock struct {
	Logo              bool
	Title             *string
	Description       *string
	SecondDescription *string
	ShowInput         bool
	ShowButton        bool
	ShowGoals         bool
	ShowCounts        bool
}

// LocalFooterBlock is a column of the footer. Texts are HTML, nil when not public. Widths are twelfths.
type LocalFooterBlock struct {
	Title      *string
	IntroText  *string
	FullText   *string
	Images     []*media.Photo
	Sm, Md, Lg int
}

// local makes the parts of a site in one language.
type local struct {
	*Catalog
	l      locale.Language
	totals *strings.Replacer
}

// MapboxToken is the agency's access token at Mapbox, nil for none.
func (s *LocalSite) MapboxToken() *string { return optional(s.Tags.MapboxToken) }

// SiteIn gives the site's configuration in l. It is made once for each language of a catalog, so nobody may change it.
func (c *Catalog) SiteIn(l locale.Language) *LocalSite {
	if made, ok := c.sites.Load(l); ok {
		return made.(*LocalSite)
	}
	made, _ := c.sites.LoadOrStore(l, c.makeSite(l))
	return made.(*LocalSite)
}

func (c *Catalog) makeSite(l locale.Language) *LocalSite {
	sale, rent := c.Totals()
	in := local{c, l, strings.NewReplacer("FOR_SALE_TOTAL", strconv.Itoa(sale), "FOR_RENT_TOTAL", strconv.Itoa(rent))}
	s := c.Site
	return &LocalSite{
		Name: in.text(s.Name), ShortName: s.ShortName, Logo: s.LogoPhoto.In(l, c.Fallback()), Colors: s.Colours.local(),
		Languages:        s.InUse(),
		LanguageSettings: s.settings(),
		SaleCount:        sale, RentCount: rent, Header: in.header(), Menu: in.menu(""), TopBar: in.topBar(), Banner: in.banner(),
		Search: in.search(), Footer: in.footer(), Copyright: optional(in.text(s.Copyright)), Legal: s.Identity.In(l, c.Fallback()),
		Legals: c.LegalLines(l), Agents: c.Agents(l), Offices: c.Offices(l), Office: c.Office(0, l), Identity: s.Identity,
		Phone: s.Phone, Email: s.Email, Tags: s.Tags,
		Forms: FormRules{TitleRequired: s.Settings.TitleRequired, OffersBind: s.Settings.OffersBind},
	}
}

// settings lists every language and whether the site uses it (specification section 3, Language setting).
func (s *Site) settings() (list []LanguageSetting) {
	inUse := s.InUse()
	for _, l := range locale.Languages {
		list = append(list, LanguageSetting{Code: l, Use: slices.Contains(inUse, l)})
	}
	return list
}

func (in local) text(t locale.Localized) string { return t.In(in.l, in.Fallback()) }

// public gives a text with its totals filled in, nil when it is empty or not public.
func (in local) public(t Text) *string {
	if !t.Public {
		return nil
	}
	return optional(in.totals.Replace(in.text(t.Text)))
}

func (in local) photos(list []*Picture) []*media.Photo {
	photos := []*media.Photo{}
	for _, p := range list {
		photos = append(photos, p.In(in.l, in.Fallback()))
	}
	return photos
}

func (in local) search() LocalSearchBlock {
	b := in.Site.Search
	return LocalSearchBlock{Logo: b.Logo, Title: in.public(b.Title), Description: in.public(b.Description),
		SecondDescription: in.public(b.SecondDescription), ShowInput: b.ShowInput, ShowButton: b.ShowButton,
		ShowGoals: b.ShowGoals, ShowCounts: b.ShowCounts}
}

func (in local) footer() []LocalFooterBlock {
	list := []LocalFooterBlock{}
	for _, b := range in.Site.Footer {
		list = append(list, LocalFooterBlock{Title: in.public(b.Title), IntroText: in.html(b.IntroText), FullText: in.html(b.FullText),
			Images: in.photos(b.Pictures), Sm: b.Sm, Md: b.Md, Lg: b.Lg})
	}
	return list
}

// html gives a public text of the configuration with its links in the language.
func (in local) html(t Text) *string {
	s := in.public(t)
	if s == nil {
		return nil
	}
	return optional(in.links(*s))
}

func optional(s string) *string {
	if s == "" {
		return nil
	}
	return &s
}
