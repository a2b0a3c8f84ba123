package agency

// Site is what the agency configures in site.json: its name, languages, menu, banner, footer and settings.
type Site struct {
	Name            Localized         `json:"name"`
	ShortName       string            `json:"shortName"`
	Languages       []LanguageSetting `json:"languages"`
	DefaultLanguage Language          `json:"defaultLanguage"`
	Phone           string            `json:"phone"`
	Email           string            `json:"email"`
	Legal           Localized         `json:"legal"`
	TopBar          []TopBarItem      `json:"topBar"`
	Menu            []MenuEntry       `json:"menu"`
	Banner          Banner            `json:"banner"`
	Footer          []FooterBlock     `json:"footer"`
	Agents          []Agent           `json:"agents"`
	Settings        Settings          `json:"settings"`
}

// LanguageSetting says whether a language can be chosen.
type LanguageSetting struct {
	Code Language `json:"code"`
	Use  bool     `json:"use"`
}

// Settings are the numbers that an agency may change.
type Settings struct {
	// ReplacedMarquees lists the marquees whose name stands in place of the price; by default sold (3) and rented (4).
	ReplacedMarquees []int `json:"replacedMarquees"`
	// RenovationYears is the term of the Flemish duty to renovate, per language as the specification lists it (section 9).
	RenovationYears map[Language]int `json:"renovationYears"`
}

// MenuEntry is a line of the menu. Path is an internal path, "/for-sale/"; only Status "Published" is shown.
type MenuEntry struct {
	ID       string    `json:"id"`
	ParentID string    `json:"parentId,omitempty"`
	Name     string    `json:"name"`
	Path     string    `json:"path"`
	Status   string    `json:"status"`
	Sort     int       `json:"sort"`
	Title    Localized `json:"title"`
}

// TopBarItem is an item of the bar over the menu. Side is LEFT or RIGHT; Link may be an internal path or an address.
type TopBarItem struct {
	Side   string    `json:"side"`
	Status string    `json:"status"`
	Label  Localized `json:"label"`
	Link   string    `json:"link,omitempty"`
	Icon   string    `json:"icon,omitempty"`
}

// Banner is the picture at the top of the home page with its words. FOR_SALE_TOTAL and FOR_RENT_TOTAL in Text are
// replaced by the totals.
type Banner struct {
	Title Localized `json:"title"`
	Text  Localized `json:"text"`
	Image string    `json:"image,omitempty"`
	Photo *Photo    `json:"photo,omitempty"` // made by the import from Image
}

// FooterBlock is a column of the footer.
type FooterBlock struct {
	Title Localized    `json:"title,omitempty"`
	Lines []Localized  `json:"lines,omitempty"`
	Links []FooterLink `json:"links,omitempty"`
}

// FooterLink leads to an internal path or to an address (tel:, mailto:, https:).
type FooterLink struct {
	Label Localized `json:"label"`
	Path  string    `json:"path"`
}

// Agent is a member of the staff.
type Agent struct {
	ID    int    `json:"id"`
	Name  string `json:"name"`
	Phone string `json:"phone"`
	Email string `json:"email"`
}

// Published is the status of a menu entry or top bar item that is shown.
const Published = "Published"

// InUse lists the languages that can be chosen, the default first.
func (s *Site) InUse() []Language {
	list := []Language{s.DefaultLanguage}
	for _, l := range s.Languages {
		if l.Use && l.Code != s.DefaultLanguage {
			list = append(list, l.Code)
		}
	}
	return list
}
