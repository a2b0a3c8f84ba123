package mail

import (
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// Data is the content of an email. Fields that a kind of email does not need are empty.
type Data struct {
	Site      Site          // the agency
	Person    Person        // the visitor
	Friend    Person        // "friend": who receives the email; only FirstName and Email
	Agent     *agency.Agent // the contact person; nil: the agency as a whole
	Colleague string        // the other agent, of an appointment that was passed
	Reader    string        // who gets an email to the agency; "": the office
	Property  *Listing      // the property that it is about
	Project   *Listing      // the project that it is about
	Listings  []*Listing    // the properties that it lists, when it is about several
	More      int           // how many it does not list

	Rows  []Row  // what was filled in, in the order of the form
	News  []News // what is new in an owner's file, by property
	Text  string // what the visitor wrote, or staff, shown as written
	Files []File // attached documents and pictures
	Lead  string // the lead's id, named at the foot of emails to the agency

	Link        string    // where the one button leads: confirm, download, choose a password, …
	SecondLink  string    // a less prominent one: move or cancel, change or pause
	Unsubscribe string    // one-click address (RFC 8058); recurring emails need it
	Download    *Download // what Link gives
	When        time.Time // until when Link is valid, or when something happened

	Appointment *Appointment
	Was         time.Time       // when an appointment was before it was moved
	Meeting     *Meeting        // where an appointment begins; nil when it is not known
	Street      *agency.Address // of the property, for the agency, published or not; nil: as Property has it
	Binding     bool            // an offer that binds whoever makes it

	AnswerTo string   // the kind of the email that an answer follows
	Thread   []string // the ids of the emails that it follows
	Question string   // what the visitor had written, quoted below an answer; "" for nothing
}

// Site is the agency, or one of its offices, as emails show it, in the language of the email.
type Site struct {
	Name    string
	Address string // "Breeërsteenweg 1, 3640 Kinrooi"; may be empty
	Phone   string
	Email   string // of the agency, from which emails are sent
	Mailbox string // of the office, where it reads them
	Legal   string
	Origin  string // "https://www.example.com", without a slash at the end
}

// Person is who filled in a form.
type Person struct {
	Title     string // MR, MS, MISS or ""
	FirstName string
	LastName  string
	Email     string
	Phone     string
	Language  locale.Language // which emails to the agency name
}

// Name is the whole name.
func (p Person) Name() string { return joined(" ", p.FirstName, p.LastName) }

// Listing is a property or project as a card in an email. URL and Picture are absolute; empty fields are not shown.
type Listing struct {
	Ref     string // the reference; of a project its number
	Title   string
	Place   string // "Dorpsstraat 12, Kinrooi", the city alone when the address is not public
	Price   string // the price line
	Was     string // the price line before it was lowered
	Charges string // what a tenant pays a month beside the price line: "€ 85"
	Facts   string // "3 slaapkamers · 1 badkamer · 165 m² · 420 m² grond"
	Energy  string // the energy label as people write it: "A+"
	Label   string // the address of its picture
	URL     string
	Picture string
}

// Row is one line of what was filled in. Label ("street") is a key of the emails' texts, and so is each of Choices
// ("PHONE"), which are shown after Value, joined by commas. A row without value and choices is left out. AgencyOnly marks free text of a
// visitor, and private data that must not go to a mistyped address: emails to visitors leave it out. At is a moment in the place of Value.
type Row struct {
	Label      string
	Value      string
	At         time.Time
	Choices    []string
	AgencyOnly bool
}

// News is how much is new in the file of one property, by kind; one without news is left out.
type News struct {
	Ref    string // the reference
	Title  string
	Counts []Count
}

// Count is how many things of a kind are new: "DOCUMENT", 2.
type Count struct {
	Kind  string
	Count int
}

// Download is the file behind a link, or an archive of several, with its size in bytes.
type Download struct {
	Kind  string // "pdf", "zip"
	Files int
	Bytes int
}

// File is an attachment.
type File struct {
	Name    string
	Type    string // media type
	Content []byte
}

// Meeting is where an appointment begins: at the agency's office, or at the property, in its street.
type Meeting struct {
	AtOffice bool
	Street   *agency.Address
	place    string // in the language of the email
}

// Appointment is a viewing in the calendar. The same ID with a higher Sequence moves it.
type Appointment struct {
	ID       string
	Sequence int
	Start    time.Time
	End      time.Time
	Changed  time.Time // when it was booked or last changed
}
