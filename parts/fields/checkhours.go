package fields

import (
	"encoding/json"
	"slices"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/forms"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// checkHours returns the code of what is wrong with hours by weekday: they are in their order, and each begins before it ends.
func checkHours(value string) forms.ProblemCode {
	var days map[string][]agency.Hours
	if json.Unmarshal([]byte(value), &days) != nil {
		return forms.Unknown
	}
	for day, hours := range days {
		if !slices.Contains(agency.Weekdays, day) {
			return forms.Unknown
		}
		if len(hours) > limits.HoursOfDay {
			return forms.TooMany
		}
		for i, h := range hours {
			if !h.Valid() || i > 0 && h.From < hours[i-1].Until {
				return forms.EndBeforeStart
			}
		}
	}
	return ""
}

// checkOpeningHours returns the code of what is wrong with the hours of a list of offices.
func checkOpeningHours(offices []json.RawMessage) forms.ProblemCode {
	for _, text := range offices {
		var office struct {
			Hours json.RawMessage `json:"hours"`
		}
		if json.Unmarshal(text, &office) != nil {
			return forms.Unknown
		}
		if len(office.Hours) == 0 {
			continue
		}
		if code := checkHours(string(office.Hours)); code != "" {
			return code
		}
	}
	return ""
}

// checkDays returns the code of what is wrong with a list of days.
func checkDays(value string) forms.ProblemCode {
	var days []locale.Date
	if json.Unmarshal([]byte(value), &days) != nil {
		return forms.Unknown
	}
	if len(days) > limits.Holidays {
		return forms.TooMany
	}
	return unless(!slices.ContainsFunc(days, func(d locale.Date) bool { return !d.Valid() }), forms.DateInvalid)
}
