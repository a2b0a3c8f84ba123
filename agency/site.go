package agency

import (
	"cmp"

	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/agency/media"
	"github.com/gevel/gevel/locale"
)

// Site is what the agency configures in site.json: its name, languages, menu, pages, banner, footer and settings.
type Site struct {
	Name            locale.Localized  `json:"name"`
	ShortName       string            `json:"shortName"`
	Logo            string            `json:"logo,omitempty"`
	LogoPhoto       *Picture          `json:"logoPhoto,omitempty"` // made by the import from Logo
	Languages       []LanguageSetting `json:"languages"`
	DefaultLanguage locale.Language   `json:"defaultLanguage"`
	Phone           string            `json:"phone"`
	Email           string            `json:"email"`
	Office          Office            `json:"office,omitzero"` // how an agency with one office may write it; JoinOffices makes it the list
	Offices         []Office          `json:"offices,omitempty"`
	Identity        Identity          `json:"identity,omitzero"`
	Copyright       locale.Localized  `json:"copyright,omitempty"`
	Colours         Colours           `json:"colors,omitzero"`
	Header          Header            `json:"header"`
	TopBar          []TopBarItem      `json:"topBar"`
	Menu            []MenuEntry       `json:"menu"`
	Banner          Banner            `json:"banner"`
	Search          SearchBlock       `json:"search"`
	Footer          []FooterBlock     `json:"footer"`
	Agents          []Agent           `json:"agents"`
	Tags            Tags              `json:"tags"`
	Settings        Settings          `json:"settings"`
	Rendering       string            `json:"rendering,omitempty"` // made by the import: the version that made the HTML of all texts
}

// LanguageSetting says whether a language can be chosen.
type LanguageSetting struct {
	Code locale.Language `json:"code"`
	Use  bool            `json:"use"`
}

// Settings are the numbers that an agency may change.
type Settings struct {
	// ReplacedMarquees lists the marquees whose name is shown instead of the price; sold (3) and rented (4) when nil, none when empty.
	ReplacedMarquees []int `json:"replacedMarquees"`
	// RenovationYears is the term of the Flemish duty to renovate, per language as the specification lists it (section 9).
	RenovationYears map[locale.Language]int `json:"renovationYears"`
	// PropertyVideoHosts are the hosts of property videos that the agency works with: "videos.example.com" (section 5).
	PropertyVideoHosts []string `json:"propertyVideoHosts,omitempty"`
	// TitleRequired makes the title required in forms. Off by default: the law forbids requiring it (Court of Justice, C-394/23).
	TitleRequired bool `json:"titleRequired,omitempty"`
	// OffersBind makes an offer to buy binding; otherwise it is an expression of interest.
	OffersBind bool `json:"offersBind,omitempty"`
	// EmailsToAgent sends emails about a property to its agent instead of the agency's address.
	EmailsToAgent bool `json:"lettersToAgent,omitempty"`
	// PublishUnlawful publishes properties that lack what their region asks of an advertisement, which is so when it is nil. When it is
	// false they are held back.
	PublishUnlawful *bool `json:"publishUnlawful,omitempty"`
	// DepositMonths is the deposit of a rental by region, LUXEMBOURG included, where it is not the legal maximum.
	DepositMonths map[geo.Region]int `json:"depositMonths,omitempty"`
	// RetentionDays is how long leads are stored, by the name of the form, where it is not the default.
	RetentionDays map[string]int `json:"retentionDays,omitempty"`
	// AnswerDays is within how many working days the agency promises to answer a lead; 1 when it is 0.
	AnswerDays int `json:"answerDays,omitempty"`
	// Answers are texts with which staff begins an answer to a lead.
	Answers []desk.AnswerTemplate `json:"answers,omitempty"`
	// LeadRules say who gets leads that come in; UsualLeadRules when there are none.
	LeadRules []desk.LeadRule `json:"leadRules,omitempty"`
	// ViewingHours is when properties can be seen.
	ViewingHours ViewingHours `json:"visits,omitzero"`
}

// Replaced lists the marquees whose name is shown instead of the price. The store hides the same prices (the view replacing in db).
func (s Settings) Replaced() []int {
	if s.ReplacedMarquees == nil {
		return market.TakenMarquees
	}
	return s.ReplacedMarquees
}

// Rules are LeadRules with their default.
func (s Settings) Rules() []desk.LeadRule {
	if len(s.LeadRules) == 0 {
		return desk.UsualLeadRules
	}
	return s.LeadRules
}

// PromisedDays is AnswerDays with its default.
func (s Settings) PromisedDays() int { return cmp.Or(s.AnswerDays, 1) }

// HoldsBack reports whether properties are held back that lack what their region asks of an advertisement.
func (s Settings) HoldsBack() bool { return s.PublishUnlawful != nil && !*s.PublishUnlawful }

// Colours are the agency's own, #rrggbb, in place of the site's; "" for the site's. White words stand on both.
type Colours struct {
	Buttons string `json:"buttons,omitempty"` // of buttons and what is pressed
	Accent  string `json:"accent,omitempty"`  // of what stands out
}

// Header says how the header behaves and which fixed buttons it has (specification section 2, Menu).
type Header struct {
	ShowLogoAtStart bool `json:"showLogoAtStart"` // the logo is large at first and shrinks after 30 px
	FreeEvaluation  bool `json:"freeEvaluation"`  // the button to the valuation form, in the menu and the drawer
	DemandRegister  bool `json:"demandRegister"`  // the button to the demand register, in the menu only
}

// Tags are the agency's ids at other services; empty for none.
type Tags struct {
	AnalyticsID  string `json:"analyticsId"`
	AdsID        string `json:"adsId"`
	TagManagerID string `json:"tagManagerId"`
	PixelID      string `json:"pixelId"`
	// MapboxToken is the access token with which the map has streets. It is public in any case and used only with consent.
	MapboxToken string `json:"mapboxToken,omitempty"`
}

// Text is a text that is shown only when it is public.
type Text struct {
	Text   locale.Localized `json:"text"`
	Public bool             `json:"public"`

	Source locale.Localized `json:"source,omitempty"` // made by the import: a footer's text as Markdown, of which Text is the HTML
}

// TopBarItem is an item of the bar over the menu. Side is LEFT or RIGHT; Link may be an internal path or an address; Icon is
// one of Icons; Color is a CSS hex colour.
type TopBarItem struct {
	Side   string           `json:"side"`
	Status string           `json:"status"`
	Label  locale.Localized `json:"label"`
	Link   string           `json:"link,omitempty"`
	Icon   string           `json:"icon,omitempty"`
	Color  string           `json:"color,omitempty"`
}

// Icons are the names that an item of the top bar may use.
var Icons = []string{"phone", "mail", "clock", "user", "pin", "globe", "facebook", "instagram", "linkedin", "whatsapp"}

// Banner is the top of the home page (specification section 2, Header and banner). FOR_SALE_TOTAL and
// FOR_RENT_TOTAL in Text are replaced by the totals.
type Banner struct {
	Kind    string           `json:"kind"` // one of BannerKinds
	Title   locale.Localized `json:"title"`
	Text    locale.Localized `json:"text"`
	Search  bool             `json:"search"`            // it holds the search block
	Image   string           `json:"image,omitempty"`   // the picture, and the poster of a video
	Gallery []string         `json:"gallery,omitempty"` // the pictures of a gallery
	Video   string           `json:"video,omitempty"`   // a video of photos/, played muted in a loop
	Color   string           `json:"color,omitempty"`

	Pictures  []*Picture `json:"pictures,omitempty"`  // made by the import from Image or Gallery
	VideoFile string     `json:"videoFile,omitempty"` // made by the import from Video
}

// BannerKinds are the kinds of a banner.
var BannerKinds = []string{"IMAGE", "GALLERY", "VIDEO", "COLOR", "NONE"}

// SearchBlock is the search form of the home page (specification section 2, Home search block).
type SearchBlock struct {
	Logo              bool `json:"logo"` // the logo, with a link to the home page
	Title             Text `json:"title"`
	Description       Text `json:"description"`
	SecondDescription Text `json:"secondDescription"`
	ShowInput         bool `json:"showSearchInput"`
	ShowButton        bool `json:"showSearchButton"`
	ShowGoals         bool `json:"showSearchCount"`   // the buttons for sale and for rent
	ShowCounts        bool `json:"showCountProperty"` // their totals
}

// FooterBlock is a column of the footer. Its texts are Markdown; the import makes HTML of them. Widths are twelfths.
type FooterBlock struct {
	Title     Text     `json:"title"`
	IntroText Text     `json:"introText"`
	FullText  Text     `json:"fullText"`
	Images    []string `json:"images,omitempty"`
	Sm        int      `json:"sm"`
	Md        int      `json:"md"`
	Lg        int      `json:"lg"`

	Pictures []*Picture `json:"pictures,omitempty"` // made by the import from Images
}

// Picture is a picture of the configuration, with its alternative text in several languages.
type Picture struct {
	File   string           `json:"file"`
	Width  int              `json:"width"`
	Height int              `json:"height"`
	Alt    locale.Localized `json:"alt"`
}

// In gives the picture in one language; nil stays nil.
func (p *Picture) In(l, fallback locale.Language) *media.Photo {
	if p == nil {
		return nil
	}
	return &media.Photo{File: p.File, Width: p.Width, Height: p.Height, Alt: p.Alt.In(l, fallback)}
}

// Published is the status of a menu entry or top bar item that is shown.
const Published = "Published"

// InUse lists the languages that can be chosen, the default first.
func (s *Site) InUse() []locale.Language {
	list := []locale.Language{s.DefaultLanguage}
	for _, l := range s.Languages {
		if l.Use && l.Code != s.DefaultLanguage {
			list = append(list, l.Code)
		}
	}
	return list
}
