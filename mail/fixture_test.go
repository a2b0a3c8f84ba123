package mail

import (
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/locale"
)

// meeting is when an appointment in winter begins, 14:00 to 14:30 in Brussels.
var meeting = time.Date(2025, 12, 2, 13, 0, 0, 0, time.UTC)

// full has every field of an email's content filled in.
func full() Data {
	return Data{
		Site: Site{Name: "Gevel Vastgoed", Address: "Breeërsteenweg 1, 3640 Kinrooi", Phone: "089 00 00 01", Email: "info@example.com",
			Mailbox: "info@example.com",
			Legal:   "Vastgoedmakelaar-bemiddelaar BIV 000.000, België · Toezicht: BIV, Luxemburgstraat 16B, 1000 Brussel",
			Origin:  "https://www.example.com"},
		Person: Person{Title: "MS", FirstName: "Léa", LastName: "Van den Bossche", Email: "lea@example.org", Phone: "0475 12 34 56",
			Language: locale.French},
		Friend: Person{FirstName: "Noor", Email: "noor@example.org"},
		Agent:  &agency.Agent{ID: 1, Name: "An Vermeulen", Phone: "089 00 00 02", Email: "an.vermeulen@example.com"},
		Property: &Listing{
			Ref:     "1096",
			Title:   "Licht huis met diepe tuin",
			Place:   "Dorpsstraat 12, Kinrooi",
			Price:   "€\u00a0349.000",
			Was:     "€\u00a0365.000",
			Facts:   "3 slaapkamers · 165 m²",
			Charges: "€\u00a085",
			Energy:  "A",
			Label:   "https://www.example.com/images/epc/flanders/a.png",
			URL:     "https://www.example.com/nl/te-koop/kinrooi/licht-huis-met-diepe-tuin/1096/",
			Picture: "https://www.example.com/media/0123456789abcdef01234567.jpg?width=1360&format=jpeg",
		},
		Rows: []Row{{Label: "preference", Choices: []string{"PHONE"}}, {Label: "slot", Value: "10:00–13:00"}, {Label: "city", Value: ""},
			{Label: "amount", Value: "€\u00a0340.000"}},
		Text:  "Is het dak geïsoleerd?\n\nEn mogen er katten?",
		Files: []File{{Name: "cv.pdf", Type: "application/pdf", Content: []byte("%PDF-1.7")}}, Lead: "K7Q2",
		Link: "https://www.example.com/nl/afspraak/?token=a.b.c", SecondLink: "https://www.example.com/nl/zoekopdracht/?token=a.b.c",
		Unsubscribe: "https://www.example.com/unsubscribe?token=a.b.c", When: meeting.AddDate(0, 0, 7),
		Appointment: &Appointment{ID: "f3k9", Sequence: 0, Start: meeting, End: meeting.Add(30 * time.Minute),
			Changed: meeting.AddDate(0, 0, -3)},
	}
}

// fits removes from full what a kind of email has no text for, as its caller would.
func fits(kind string) Data {
	d := full()
	w := allWords[locale.Dutch]
	if w[kind+".button"] == "" {
		d.Link = ""
	}
	if w[kind+".second"] == "" {
		d.SecondLink = ""
	}
	if w[kind+".more"] != "" {
		d.Listings, d.More, d.Property = []*Listing{d.Property, d.Property}, 4, nil
	}
	if kinds[kind].method == "" {
		d.Appointment = nil
	}
	return d
}

// eachEmail composes every email in every language.
func eachEmail(t *testing.T, check func(t *testing.T, kind string, l locale.Language, email Email)) {
	t.Helper()
	for kind := range kinds {
		for _, l := range locale.Languages {
			email, err := Compose(kind, l, fits(kind))
			if err != nil {
				t.Errorf("%s in %s is not composed: %v", kind, l, err)
				continue
			}
			t.Run(kind+"/"+string(l), func(t *testing.T) { check(t, kind, l, email) })
		}
	}
}
