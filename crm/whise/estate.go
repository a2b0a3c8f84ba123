package whise

import (
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/crm"
	"github.com/gevel/gevel/intake/check"
	"github.com/gevel/gevel/values"
)

// estate is a property, project, part of a project or unit as Whise writes it, with its numbers and dates as text (values.Decode).
type estate struct {
	isNull bool // nothing: what stands in a list for a property that was deleted while it was read
	unread []values.Unread
	words  detail.OwnWords // what the agency says that Whise's numbers mean

	ID              int              `json:"id"`
	ParentID        int              `json:"parentId"`
	CanHaveChildren bool             `json:"canHaveChildren"`
	OfficeID        int              `json:"officeId"`
	Reference       string           `json:"referenceNumber"`
	Number          string           `json:"number"`
	Box             string           `json:"box"`
	Address         string           `json:"address"`
	Zip             string           `json:"zip"`
	City            string           `json:"city"`
	Name            string           `json:"name"`
	DisplayAddress  bool             `json:"displayAddress"`
	DisplayPrice    bool             `json:"displayPrice"`
	DisplayStatus   int              `json:"displayStatusId"`
	Country         choice           `json:"country"`
	Category        choice           `json:"category"`
	SubCategory     choice           `json:"subCategory"`
	Status          choice           `json:"status"`
	Purpose         choice           `json:"purpose"`
	PurposeStatus   choice           `json:"purposeStatus"`
	State           choice           `json:"state"`
	Availability    choice           `json:"availability"`
	Created         string           `json:"createDateTime"`
	Online          string           `json:"putOnlineDateTime"`
	Updated         string           `json:"updateDateTime"`
	AvailableFrom   string           `json:"availabilityDateTime"`
	Price           string           `json:"price"`
	Currency        string           `json:"currency"`
	Rooms           string           `json:"rooms"`
	BathRooms       string           `json:"bathRooms"`
	Area            string           `json:"area"`
	GroundArea      string           `json:"groundArea"`
	GardenArea      string           `json:"gardenArea"`
	Floor           string           `json:"floor"`
	Fronts          string           `json:"fronts"`
	Garage          string           `json:"garage"`
	Parking         string           `json:"parking"`
	Garden          string           `json:"garden"`
	Terrace         string           `json:"terrace"`
	Furnished       string           `json:"furnished"`
	EnergyClass     string           `json:"energyClass"`
	VirtualVisit    string           `json:"linkVirtualVisit"`
	Tour            string           `json:"link3DModel"`
	Video           string           `json:"linkVideo"`
	Sms             []text           `json:"sms"`
	Short           []text           `json:"shortDescription"`
	Long            []text           `json:"longDescription"`
	Pictures        []picture        `json:"pictures"`
	Details         []estateDetail   `json:"details"`
	Representatives []representative `json:"representatives"`
}

// choice is a value of one of Whise's lists.
type choice struct {
	ID int `json:"id" bare:""`
}

type text struct {
	Language string `json:"languageId"`
	Content  string `json:"content"`
}

type picture struct {
	ID    int    `json:"id"`
	Order int    `json:"order"`
	Large string `json:"urlLarge"`
	XXL   string `json:"urlXXL"`
}

// estateDetail is one of the many particulars that an agency may fill in. Enum is set for one that is chosen from a list.
type estateDetail struct {
	ID    int    `json:"id"`
	Type  string `json:"type"`
	Label string `json:"label"`
	Value string `json:"value"`
	Enum  choice `json:"enum"`

	words  detail.OwnWords
	values values.Reader
	field  string // what problems call it
}

type representative struct {
	FirstName string `json:"firstName"`
	LastName  string `json:"lastName"`
	Name      string `json:"name"`
	Email     string `json:"email"`
	Mobile    string `json:"mobilePhone"`
	Phone     string `json:"phone"`
	Picture   string `json:"picture"`
}

// UnmarshalJSON reads it; a field of another shape is left empty and listed.
func (e *estate) UnmarshalJSON(text []byte) (err error) {
	if e.isNull = string(text) == "null"; e.isNull {
		return nil
	}
	type plain estate
	e.unread, err = values.Decode(text, (*plain)(e))
	return err
}

// valuesOf reads the values of a record. Details are filled in when they are there; what stands in the property itself is 0 where nobody
// filled it in.
func valuesOf(r *crm.Record, zeroIsEmpty bool) values.Reader {
	return values.Reader{ZeroIsEmpty: zeroIsEmpty, Note: func(n values.Note) { r.Note(check.ProblemOf(n)) }}
}
