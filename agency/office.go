package agency

import (
	"encoding/json"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/geo"
	"github.com/gevel/gevel/agency/prose"
	"github.com/gevel/gevel/locale"
)

// Office is a place where the agency receives visitors, with its own telephone and email where they differ from the agency's. Country is
// its code: BE, LU. Identity has only what differs from the agency's, such as the supervisor in another country.
type Office struct {
	Number    int                `json:"number,omitempty"`
	Name      OfficeName         `json:"name,omitempty"`
	Street    string             `json:"street"` // with the number
	Zip       string             `json:"zip"`
	City      string             `json:"city"`
	Country   string             `json:"country"`
	Phone     string             `json:"phone,omitempty"`
	Email     string             `json:"email,omitempty"`
	Hours     map[string][]Hours `json:"hours,omitempty"` // by the English name of the weekday
	Latitude  *float64           `json:"latitude,omitempty"`
	Longitude *float64           `json:"longitude,omitempty"`
	Photo     string             `json:"photo,omitempty"`
	Identity  Identity           `json:"identity,omitzero"`

	Picture *Picture `json:"picture,omitempty"` // made by the import from Photo
}

// OfficeName is a name by language, or one text for all languages.
type OfficeName locale.Localized

// UnmarshalJSON reads "Luik" as well as {"nl": "Luik", "fr": "Liège"}.
func (n *OfficeName) UnmarshalJSON(text []byte) error {
	var same string
	if json.Unmarshal(text, &same) != nil {
		return json.Unmarshal(text, (*map[locale.Language]string)(n))
	}
	*n = OfficeName{}
	for _, l := range locale.Languages {
		(*n)[l] = same
	}
	return nil
}

// Line is the address in one line: "Breeërsteenweg 1, 3640 Kinrooi".
func (o *Office) Line() string { return prose.Joined(", ", o.Street, prose.Joined(" ", o.Zip, o.City)) }

// Location is where the office is on the map, nil when that is not known.
func (o *Office) Location() *geo.Location {
	if o.Latitude == nil || o.Longitude == nil {
		return nil
	}
	return &geo.Location{Latitude: *o.Latitude, Longitude: *o.Longitude, Exact: true}
}

// JoinOffices makes the single office, as agencies with one write it, the only one of the list.
func (s *Site) JoinOffices() {
	if len(s.Offices) == 0 && !detail.Empty(s.Office.Line()) {
		s.Offices = []Office{s.Office}
	}
	s.Office = Office{}
	for i := range s.Offices {
		if s.Offices[i].Number == 0 && len(s.Offices) == 1 {
			s.Offices[i].Number = 1
		}
	}
}
