package crm

import (
	"cmp"
	"errors"
	"net/http"
	"time"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/fetch"
)

// Kind is a CRM program that a site can be linked to.
type Kind struct {
	Name     string
	Settings []Setting
	Secret   string // what the CRM calls the secret
	// Types turns the CRM's words or numbers for kinds of property into numbers of types.json, those of the sample. A link's own settings
	// come first. It is nil for a CRM whose own numbers are those of types.json.
	Types map[string]int
	// Events reads what the CRM posts to /crm/KIND/NAME when something changes; nil for a CRM that does not. It returns ErrUnsigned for
	// what is not signed with the secret.
	Events func(header http.Header, body []byte, secret string) ([]Event, error)
	// Hints says that the CRM does not sign what it posts there. The content is then not read; it only makes the next run due soon.
	Hints bool
	// Reports says that the CRM accepts a report after an appointment as a note about the visitor. Where it is false, a report would look
	// like another request of the visitor.
	Reports bool
	// ByPhone says that the CRM takes a person of whom only a phone number is known, as of a call that the desk noted.
	ByPhone bool
	// Lawful is where the CRM has what the law asks of an advertisement, by the site's name of the field: the CRM's name or number of the
	// field. The CRM does not give what is not in it.
	Lawful map[string]string
	Open   func(Account) (System, error)
}

// Event says that a record changed or is gone. It is a hint to read the record: At tells which of several events is the last.
type Event struct {
	Record string
	Gone   bool
	At     time.Time // the zero time when it is not known
}

// Errors of events.
var (
	ErrUnsigned = errors.New("the event does not have the signature of this link")
	ErrEvent    = errors.New("this is not an event of the CRM")
)

// Setting is a setting of the agency's account at the CRM.
type Setting struct {
	Name, About string
	Default     string
	Required    bool
}

// Complete returns the settings of a new link: those that were given, and the defaults of the kind for the others. The error is a
// SettingError.
func (k Kind) Complete(given map[string]string) (map[string]string, error) {
	settings := map[string]string{"types": given["types"], "hosts": given["hosts"]}
	for _, s := range k.Settings {
		settings[s.Name] = cmp.Or(given[s.Name], s.Default)
		if s.Required && settings[s.Name] == "" {
			return nil, WrongSetting(s.Name, forms.Required, "-%s is missing: %s", s.Name, s.About)
		}
	}
	return settings, nil
}

// Words are what the agency says that words of its CRM mean; never nil.
func (a Account) Words() detail.OwnWords {
	if words := detail.ReadOwnWords(a.Settings["words"]); words != nil {
		return words
	}
	return detail.OwnWords{}
}

// Account is an agency's account at a CRM. No message contains Secret.
type Account struct {
	Settings map[string]string
	Secret   string
	Client   *fetch.Client
}
