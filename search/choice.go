package search

import "github.com/gevel/gevel/agency"

// Choice is a criterion whose values have counts in the filter.
type Choice string

// The choices with counts beside those of the yes/no criteria.
const (
	ByCity      Choice = "city"
	ByType      Choice = "type"
	ByBedrooms  Choice = "bedrooms"
	ByBathrooms Choice = "bathrooms"
	ByGarages   Choice = "garages"
	ByParkings  Choice = "parkings"
	ByFacades   Choice = "facades"
	ByEnergy    Choice = "energy_class"
)

// choiceColumns are the columns in which the values of choices stand.
var choiceColumns = map[Choice]int{ByCity: cityColumn, ByType: typeColumn, ByBedrooms: bedroomsColumn, ByBathrooms: bathroomsColumn,
	ByGarages: garagesColumn, ByParkings: parkingsColumn, ByFacades: facadesColumn, ByEnergy: energyColumn}

// choiceFlags are the flags of the yes/no choices.
var choiceFlags = yesNoFlags()

func yesNoFlags() map[Choice]int {
	flags := map[Choice]int{}
	for flag, c := range agency.YesNoCriteria {
		flags[Choice(c.Column())] = flag
	}
	return flags
}
