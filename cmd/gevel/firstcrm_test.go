package main

import (
	"fmt"
	"net/http"
	"testing"
	"time"

	"github.com/gevel/gevel/crm/omnicasa/omnicasatest"
	"github.com/gevel/gevel/crm/sweepbright/sweepbrighttest"
	"github.com/gevel/gevel/crm/whise/whisetest"
)

// atSweepBright is an agency that publishes its three properties again while the site serves, so that SweepBright sends events about them.
func atSweepBright(t *testing.T) firstDay {
	mock := sweepbrighttest.Start(t)
	return firstDay{guide: "crm-sweepbright.md", link: "office", account: []string{"CLIENT-ID", sweepbrighttest.Client}, base: mock.Base(),
		secret: sweepbrighttest.Secret, file: "secret.txt", crm: mock.Server, problem: "negotiator: ", email: "email",
		publish: func(a *agencyOnDayOne) {
			for id := range 3 {
				body, signature := published(mock, id)
				if status := sweepbrighttest.Post("http://"+a.addr+"/crm/sweepbright/office", body,
					signature); status != http.StatusAccepted {
					a.Fatalf("the event is answered %d, want 202", status)
				}
			}
		},
		contacts: func() (list []map[string]any) {
			for _, c := range mock.Contacts() {
				for range c.Times {
					list = append(list, c.Body)
				}
			}
			return list
		},
		sentAddresses: func() map[string]string { return mock.Paths }}
}

// published publishes a property at SweepBright, and returns the event about it.
func published(mock *sweepbrighttest.Mock, id int) (body []byte, signature string) {
	name := fmt.Sprint("villa-", id+1)
	mock.Put(sweepbrighttest.House(name, nil))
	return mock.Event("estate-added", name, time.Now())
}

func atWhise(t *testing.T) firstDay {
	mock := whisetest.Start(t)
	choice := func(id int) map[string]any { return map[string]any{"id": id} }
	for id := range 3 {
		mock.Put(whisetest.Estate{"id": id + 1, "officeId": 12, "displayStatusId": 2, "status": choice(1), "purpose": choice(1),
			"purposeStatus": choice(1), "category": choice(1), "subCategory": choice(13), "country": choice(1), "state": choice(7),
			"zip": "3640", "city": "Kinrooi", "price": 449000, "displayPrice": true,
			"updateDateTime": fmt.Sprintf("2026-05-01T10:00:%02d", id),
			"pictures":       []any{map[string]any{"id": id + 1, "urlXXL": fmt.Sprintf("%s/pictures/%d", mock.URL, id)}}})
	}
	return firstDay{guide: "crm-whise.md", link: "kinrooi", account: []string{"USER", whisetest.Username}, base: mock.URL,
		secret: whisetest.Password, file: "password.txt", crm: mock.Server, problem: "state: ", email: "PrivateEmail",
		publish: func(*agencyOnDayOne) {}, contacts: mock.Contacts}
}

func atOmnicasa(t *testing.T) firstDay {
	mock := omnicasatest.Start(t)
	for id := range 3 {
		mock.Put(omnicasatest.Item{"ID": id + 1, "WebIDs": "156", "Goal": 0, "Status": 1, "Zip": "3640", "City": "KINROOI", "CountryID": 10,
			"Price": 449000, "PublishPrice": true, "Kitchen": 99, "TypeDescription": omnicasatest.Texts{1: "Villa met tuin"}})
	}
	return firstDay{guide: "crm-omnicasa.md", link: "kinrooi", account: []string{"NAME", omnicasatest.Customer}, base: mock.URL,
		secret: omnicasatest.Password, file: "password.txt", crm: mock.Server, problem: `Kitchen: "99" is not a value that the site knows`,
		email:   "Email",
		publish: func(*agencyOnDayOne) {}, contacts: mock.Sent}
}
