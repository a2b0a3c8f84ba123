package whise

import "github.com/gevel/gevel/agency"

// estate is a property, project, part of a project or unit as Whise writes it.
type estate struct {
	words agency.OwnWords // what the agency says that Whise's numbers mean

	ID              int              `json:"id"`
	ParentID        int              `json:"parentId"`
	CanHaveChildren bool             `json:"canHaveChildren"`
	OfficeID        int              `json:"officeId"`
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
	Price           figure           `json:"price"`
	Currency        string           `json:"currency"`
	Rooms           figure           `json:"rooms"`
	BathRooms       figure           `json:"bathRooms"`
	Area            figure           `json:"area"`
	GroundArea      figure           `json:"groundArea"`
	GardenArea      figure           `json:"gardenArea"`
	Floor           figure           `json:"floor"`
	Fronts          figure           `json:"fronts"`
	Garage          figure           `json:"garage"`
	Parking         figure           `json:"parking"`
	Garden          figure           `json:"garden"`
	Terrace         figure           `json:"terrace"`
	Furnished       figure           `json:"furnished"`
	EnergyClass     string           `json:"energyClass"`
	VirtualVisit    string           `json:"linkVirtualVisit"`
	Tour            string           `json:"link3DModel"`
	Video           string           `json:"linkVideo"`
	Sms             []text           `json:"sms"`
	Short           []text           `json:"shortDescription"`
	Long            []text           `json:"longDescription"`
	Pictures        []picture        `json:"pictures"`
	Details         []detail         `json:"details"`
	Representatives []representative `json:"representatives"`
}

// choice is a value of one of Whise's lists.
type choice struct {
	ID int `json:"id"`
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

// detail is one of the many particulars that an agency may fill in. Enum is set for one that is chosen from a list.
type detail struct {
	ID    int    `json:"id"`
	Type  string `json:"type"`
	Label string `json:"label"`
	Value string `json:"value"`
	Enum  choice `json:"enum"`

	words agency.OwnWords
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
