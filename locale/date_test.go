package locale

import "testing"

func TestDaysThatMeanNone(t *testing.T) {
	for text, want := range map[Date]Date{
		"0001-01-01": "", "0001-01-01T00:00:00": "", "0000-00-00": "", "0000-00-00 00:00:00": "", "1753-01-01": "", "1899-12-30": "",
		"1899-12-31": "", "1900-01-01": "", "1970-01-01": "", "1969-12-31T23:00:00Z": "", "2079-06-06": "", "2099-12-31": "",
		"9999-12-31": "", "9999-12-31T23:59:59.9999999": "", "": "", " ": "", "-": "", "--": "",
		"1970-01-02": "1970-01-02", "2026-11-21": "2026-11-21", " 2026-11-21T09:30:00+01:00 ": "2026-11-21",
		"2079-06-05": "2079-06-05", "2026-02-30": "2026-02-30", "soon": "soon",
		"2026-04-30T22:00:00Z": "2026-05-01", "2026-04-30 22:00:00Z": "2026-05-01", "2026-04-30T22:00:00": "2026-04-30",
		"9999-12-31T23:59:59Z": "", "1969-12-31T23:30:00Z": "", "Sat May 01 00:00:00 CEST 2027": "Sat May 01 00:00:00 CEST 2027",
	} {
		if got := text.Said(); got != want {
			t.Errorf("%q says %q, want %q", text, got, want)
		}
		if want == "" && text.Valid() && text < firstEver {
			t.Errorf("%q is valid, want a day that means none", text)
		}
	}
}

// TestAddYears shows that a term of years ends on the same day, and on the last day of February where there is no 29 February.
func TestAddYears(t *testing.T) {
	for _, c := range []struct {
		from  Date
		years int
		want  Date
	}{{"2024-02-29", 1, "2025-02-28"}, {"2024-02-29", 4, "2028-02-29"}, {"2024-02-29", -1, "2023-02-28"}, {"2023-02-28", 1, "2024-02-28"},
		{"2026-12-31", 6, "2032-12-31"}, {"soon", 1, "soon"}} {
		if got := c.from.AddYears(c.years); got != c.want {
			t.Errorf("%s and %d years is %s, want %s", c.from, c.years, got, c.want)
		}
	}
}

// TestMonthsAfter shows that a month ends in the next month, at the same time by the agency's clock in summer and in winter.
func TestMonthsAfter(t *testing.T) {
	for _, c := range []struct {
		from, clock Date
		months      int
		want        Date
	}{{"2026-01-31", "09:30", 1, "2026-02-28"}, {"2027-12-31", "23:30", 2, "2028-02-29"}, {"2026-03-15", "00:15", 1, "2026-04-15"},
		{"2026-03-31", "12:00", -1, "2026-02-28"}, {"2026-09-30", "02:30", 1, "2026-10-30"}} {
		from, want := c.from.At(string(c.clock)), c.want.At(string(c.clock))
		if got := MonthsAfter(from.UTC(), c.months); !got.Equal(want) {
			t.Errorf("%d months after %s is %s, want %s", c.months, from, got, want)
		}
	}
}
