package check

import (
	"strings"
	"testing"
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/agency/market"
	"github.com/gevel/gevel/locale"

	"github.com/gevel/gevel/internal/formtest"
)

func TestEmailAddresses(t *testing.T) {
	for _, s := range []string{"an@example.com", "jan.d'hondt+huis@mail.example.be", "a@b.co", "é@café.be", "x_y-z@sub.domain.example"} {
		if !forms.IsEmail(s) {
			t.Errorf("%q is refused", s)
		}
	}
	for _, s := range []string{"", "an", "an@", "@example.com", "an@example", "an@@example.com", "an@example..com", "an a@example.com",
		"an@exa mple.com",
		".an@example.com", "an.@example.com", "a..n@example.com", "an@-example.com", "an@example.com.", "an@example.c",
		"An <an@example.com>", `"an"@example.com`,
		"an@example.com\r\nBcc: x@example.com", "an,b@example.com", "an@[127.0.0.1]", strings.Repeat("a", 65) + "@example.com",
		"a@" + strings.Repeat("abcdefghi.", 26) + "com"} {
		if forms.IsEmail(s) {
			t.Errorf("%q is accepted", s)
		}
	}
}

func TestCheckTrimsAndLimitsText(t *testing.T) {
	c := &Checking{}
	name, blank, long := "  An \t Vermeulen\u200b\n", " \u200b ", strings.Repeat("é", 81)
	c.Line("name", &name, 80)
	c.Line("blank", &blank, 80)
	c.Line("long", &long, 80)
	remark := " one\r\ntwo\x00 "
	c.Text("remark", &remark, 80)
	if name != "An Vermeulen" || remark != "one\ntwo" {
		t.Errorf("the name is %q and the remark %q, want both without spaces around them", name, remark)
	}
	formtest.Expect(t, c.Problems, "blank REQUIRED", "long TOO_LONG")
}

func TestCheckingDate(t *testing.T) {
	for s, want := range map[locale.Date]string{"2026-12-01": "", "": "REQUIRED", "--": "REQUIRED", "2026": "DATE_INCOMPLETE",
		"2026-12": "DATE_INCOMPLETE", "2026--05": "DATE_INCOMPLETE",
		"2026-12-": "DATE_INCOMPLETE", "-12-05": "DATE_INCOMPLETE", "2026-02-30": "DATE_INVALID", "2026-13-01": "DATE_INVALID",
		"12/05/2026": "DATE_INVALID", "tomorrow": "DATE_INVALID", "2026-1-5": "DATE_INVALID"} {
		c := &Checking{}
		c.Date("day", &s, true)
		if want == "" {
			formtest.Expect(t, c.Problems)
		} else {
			formtest.Expect(t, c.Problems, "day "+want)
		}
	}
}

func TestCheckingPeriod(t *testing.T) {
	now := time.Date(2026, 11, 21, 23, 30, 0, 0, time.UTC) // the 22nd in Brussels
	for _, p := range []struct {
		start, end locale.Date
		want       string
	}{
		{"2026-11-22", "2026-12-01", ""}, {"2026-11-22", "2026-11-22", ""}, {"2026-12-01", "2026-11-30", "end END_BEFORE_START"},
		{"2026-11-01", "2026-11-21", "end PAST"}, {"2026-12", "2026-12-24", "start DATE_INCOMPLETE"},
	} {
		c := &Checking{}
		c.Period("start", &p.start, "end", &p.end, now)
		if p.want == "" {
			formtest.Expect(t, c.Problems)
		} else {
			formtest.Expect(t, c.Problems, p.want)
		}
	}
}

func TestPhoneNumbers(t *testing.T) {
	for s, want := range map[string]string{"089 12 34 56": "", "+32 475/12.34.56": "", "(089) 12-34-56": "", "": "REQUIRED",
		"22 12 34": "", "+352 22 12 34": "", "(+32) 89 12 34 56": "", "\u202a0475 12‑34–56\u202c": "", // as telephones paste them
		"12345": "PHONE", "089 12 34 56 ext 2": "PHONE", "+32++475123456": "PHONE", "1234567890123456": "PHONE"} {
		c := &Checking{}
		c.Phone("phone", &s, true)
		if want == "" {
			formtest.Expect(t, c.Problems)
		} else {
			formtest.Expect(t, c.Problems, "phone "+want)
		}
	}
}

// TestWhatIsPastedIsRead is of addresses and numbers as they are copied from an email, a text or a link, or typed on another keyboard.
func TestWhatIsPastedIsRead(t *testing.T) {
	for typed, want := range map[string]string{"Jan Peeters <Jan@Example.com>": "jan@example.com",
		`"Jan" <o'brien@example.com>`: "o'brien@example.com",
		"<jan@example.com>":           "jan@example.com", "mailto:jan@example.com": "jan@example.com",
		"jan@example.com.":               "jan@example.com",
		"Peeters, Jan <jan@example.com>": "jan@example.com", "jan@example.com <jan@example.com>": "jan@example.com",
		"E-mail: Jan@example.com": "jan@example.com", "E: jan@example.com": "jan@example.com",
		"mailto:jan@example.com?subject=Bezoek%20nu": "jan@example.com", "e@example.com": "e@example.com",
		"'jan@example.com'": "jan@example.com", "jan@example.com,": "jan@example.com", "jan+gevel@example.com": "jan+gevel@example.com"} {
		c := &Checking{}
		c.Email("email", &typed)
		if formtest.Expect(t, c.Problems); typed != want {
			t.Errorf("the address is %q, want %q", typed, want)
		}
	}
	for _, typed := range []string{"jan@example.com; an@example.com", "Jan <jan@example.com>, An <an@example.com>",
		"jan@example.com, An <an@example.com>", "jan@example.com <an@example", "jan example.com",
		"jan@@example.com"} {
		c := &Checking{}
		c.Email("email", &typed)
		formtest.Expect(t, c.Problems, "email EMAIL")
	}
	for typed, want := range map[string]string{"٠٤٧٥ ١٢ ٣٤ ٥٦": "0475 12 34 56", "۰۴۷۵۱۲۳۴۵۶": "0475123456",
		"０４７５ １２ ３４ ５６":    "0475 12 34 56",
		"tel:+32475123456": "+32475123456", "0475 12 34 56,": "0475 12 34 56", "Tel.: 089 12 34 56": "089 12 34 56",
		"M +32 475 12 34 56": "+32 475 12 34 56", "GSM:0475123456": "0475123456", "Téléphone : 089/12.34.56": "089/12.34.56",
		"Tél. 089 12 34 56": "089 12 34 56",
		"☎️ 089 12 34 56":   "089 12 34 56"} {
		c := &Checking{}
		c.Phone("phone", &typed, true)
		if formtest.Expect(t, c.Problems); typed != want {
			t.Errorf("the number is %q, want %q", typed, want)
		}
	}
}

// TestEmailsWithoutAnASCIIDomainAreRefused: no mail server could be found for them.
func TestEmailsWithoutAnASCIIDomainAreRefused(t *testing.T) {
	long := "an@" + strings.Repeat("ü", 60) + ".example"   // more than 63 bytes as xn--…
	spread := "an@" + strings.Repeat("ü.", 40) + "example" // more than 253 in all
	for _, email := range []string{"an@ab--é.example", long, spread, "an@אa.example"} {
		c := &Checking{}
		typed := email
		c.Email("person.email", &typed)
		formtest.Expect(t, c.Problems, "person.email EMAIL")
	}
	c := &Checking{}
	typed := " Info@Müller.example "
	c.Email("person.email", &typed)
	if formtest.Expect(t, c.Problems); typed != "info@müller.example" {
		t.Errorf("people read %q, want info@müller.example", typed)
	}
}

func TestWhatIsTakenGetsNoOffers(t *testing.T) {
	for _, p := range []struct {
		status  market.Status
		marquee int
		offered bool
	}{
		{market.Active, 0, true}, {market.Active, market.MarqueeNew, true}, {market.Active, market.MarqueeUnderOption, true},
		{market.Active, market.MarqueeSold, false}, {market.Active, market.MarqueeRented, false},
		{market.Sold, 0, false}, {market.Rented, 0, false},
	} {
		c := &Checking{}
		c.Available(Facts{Property: &agency.Property{CRMStatus: p.status, MarqueeCode: p.marquee}})
		if (len(c.Problems) == 0) != p.offered {
			t.Errorf("a property with status %d and marquee %d has %d problems, want one unless it is on offer", p.status, p.marquee,
				len(c.Problems))
		}
	}
}
