package setup

import (
	"encoding/json"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
	"github.com/gevel/gevel/places"
)

// Answers are what was filled in so far.
type Answers struct {
	Agency     Agency
	Office     Office
	Manager    Manager
	Appearance Appearance

	ends time.Time // when the browser may no longer go on
}

// Agency is the first step. The first language is the one in which the agency writes.
type Agency struct {
	Name      string            `json:"name"`
	Languages []locale.Language `json:"languages"`
}

// Office is the second step: where the agency is, and what the law wants to be said on every page.
type Office struct {
	Street string `json:"street"`
	Place  string `json:"place"` // "3640 Kinrooi"
	Phone  string `json:"phone"`
	Email  string `json:"email"`
	Number string `json:"number"` // at the institute, in Luxembourg of the permit
}

// town is the place of the office among all towns; false when it names none.
func (o Office) town() (places.City, bool) {
	city, _, ok := places.SaidOf(o.Place, nil).Find()
	return city, ok
}

// Manager is the third step: who sets the site up. Password is its hash, Secret that of the phone, and Step the half minute of the code
// that showed it is there; 0 before.
type Manager struct {
	Name     string
	Email    string
	Language locale.Language
	Password string
	Secret   string
	Address  string // of the secret, for a QR code
	Step     int64
}

// Appearance is the fourth step. Everything in it may be absent: then the site has its own colours and the agency's name in letters.
type Appearance struct {
	Logo    *Logo  `json:"logo"`
	Buttons string `json:"buttons"`
	Accent  string `json:"accent"`
}

// Logo is a picture with the name of its file.
type Logo struct {
	Name    string `json:"name"`
	Content []byte `json:"content"`
}

func readAnswers(text string) (a Answers, err error) { return a, json.Unmarshal([]byte(text), &a) }

// Steps of the set-up, as problems and addresses name them.
const (
	AgencyStep     = "agency"
	OfficeStep     = "office"
	ManagerStep    = "manager"
	CodeStep       = "code"
	AppearanceStep = "appearance"
)

// Unfinished is the first step that still lacks something, "" for none.
func (a Answers) Unfinished() string {
	switch {
	case len(checkAgency(&a.Agency)) > 0:
		return AgencyStep
	case len(checkOffice(&a.Office)) > 0:
		return OfficeStep
	case a.Manager.Password == "":
		return ManagerStep
	case a.Manager.Step == 0:
		return CodeStep
	case len(checkAppearance(a.Appearance)) > 0:
		return AppearanceStep
	}
	return ""
}

// colours are the colours of the appearance.
func (l Appearance) colours() agency.Colours {
	return agency.Colours{Buttons: l.Buttons, Accent: l.Accent}
}
