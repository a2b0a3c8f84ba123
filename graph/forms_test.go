package graph_test

import (
	"testing"

	"github.com/gevel/gevel/agency"
)

func TestSlotsAndRentTermsOfAProperty(t *testing.T) {
	c := start(t)
	var data struct {
		Slots []struct {
			Start, End string
			Free       bool
		}
		Property struct {
			RentTerms *struct {
				Statements    []agency.RentStatement
				Income        struct{ Text string }
				Persons       int
				DepositMonths int
				Total         struct{ Amount int }
			}
		}
		Sale struct{ RentTerms *struct{ DepositMonths int } }
		Site struct {
			Forms struct{ TitleRequired, OffersBind bool }
		}
	}
	c.into(t, &data, `{
		slots: appointmentSlots(property: 1048, days: 7) { start end free }
		property(number: 1048) { rentTerms { statements income { text } persons depositMonths total { amount } } }
		sale: property(number: 1096) { rentTerms { depositMonths } }
		site { forms { titleRequired offersBind } }
	}`, nil)
	if len(data.Slots) < 20 || !data.Slots[0].Free || data.Slots[0].End <= data.Slots[0].Start {
		t.Errorf("the slots are %v, want at least 20, the first of them free", data.Slots)
	}
	terms := data.Property.RentTerms
	if terms == nil || len(terms.Statements) != 4 || terms.Income.Text != "€\u00a02.400" || terms.Persons != 2 ||
		terms.DepositMonths != 3 || terms.Total.Amount != 880+90+215+3*880 {
		t.Errorf("the rent terms are %+v, want four statements and three months' deposit for two persons", terms)
	}
	if data.Sale.RentTerms != nil || data.Site.Forms.TitleRequired || data.Site.Forms.OffersBind {
		t.Errorf("want no rent terms of a sale, no required title and no binding offers, but got %+v", data)
	}
	for _, query := range []string{"{ appointmentSlots(property: 1048, days: 63) { free } }",
		"{ appointmentSlots(property: 1048, days: 0) { free } }", `{ appointmentSlots(property: 1048, from: "2026-02-30") { free } }`} {
		if a := c.query(t, query, nil); len(a.Errors) != 1 || a.Errors[0].Extensions.Code != "BAD_INPUT" {
			t.Errorf("%s is answered %s, want BAD_INPUT", query, a.text)
		}
	}
	var links struct{ Appointment, Demand, Newsletter *struct{ State string } }
	c.into(t, &links, `{ appointment(token: "x") { state } demand(token: "x") { state } newsletter(token: "x") { state } }`, nil)
	if links.Appointment != nil || links.Demand != nil || links.Newsletter != nil {
		t.Error("an unknown token finds an appointment, a demand or a newsletter")
	}
}
