package values

// kind is how a number of a field is written and read.
type kind int

const (
	count    kind = iota // a whole number
	year                 // of a building
	area                 // m², whole
	length               // m, with decimals
	metres               // m, whole
	distance             // km, with decimals
	figure               // with decimals
	angle                // degrees, with decimals
	euro                 // cents
)

// field says of one field of the site what its number can be. A zero of a field where zero is false means that nothing was said; a number
// outside least and most is a mistake.
type field struct {
	kind        kind
	zero        bool // it can truly be 0
	least, most float64
}

// fields has one row for each number of a property. Amounts are euro.
var fields = map[string]field{
	"price": {euro, false, 10, 1e9}, // 1 stands for none

	"latitude":  {angle, false, -90, 90},
	"longitude": {angle, false, -180, 180},

	"building.constructionYear": {year, false, 1000, 2999}, // the year of today bounds it too: intake
	"building.renovationYear":   {year, false, 1000, 2999},
	"building.facades":          {count, false, 1, 12},
	"building.floors":           {count, false, 1, 200},
	"building.floor":            {count, true, -10, 200}, // 0 is the ground floor

	"rooms.bedrooms":         {count, true, 0, 500}, // 0 is a studio
	"rooms.bathrooms":        {count, true, 0, 500},
	"rooms.showerRooms":      {count, true, 0, 500},
	"rooms.toilets":          {count, true, 0, 500},
	"rooms.garages":          {count, true, 0, 2000},
	"rooms.parkings":         {count, true, 0, 2000},
	"rooms.externalParkings": {count, true, 0, 2000},
	"rooms.spaces.surface":   {area, false, 1, 20_000},

	"place.nearby.distance":   {metres, false, 1, 100_000},
	"place.nearby.kilometres": {distance, false, 0.001, 100},

	"surfaces.total":       {area, false, 1, 1e6},
	"surfaces.living":      {area, false, 1, 20_000},
	"surfaces.ground":      {area, false, 1, 1e8}, // 10,000 hectares
	"surfaces.terrace":     {area, false, 1, 20_000},
	"surfaces.garden":      {area, false, 1, 1e7},
	"surfaces.constructed": {area, false, 1, 1e6},
	"surfaces.office":      {area, false, 1, 1e6},
	"surfaces.store":       {area, false, 1, 1e6},
	"surfaces.frontWidth":  {length, false, 0.5, 5000},
	"surfaces.plotWidth":   {length, false, 0.5, 5000},

	"costs.startPrice":       {euro, false, 1, 1e9},
	"costs.charges":          {euro, true, 0, 1e6}, // 0 when there are none, which the law wants said
	"costs.ownerCharges":     {euro, true, 0, 1e6},
	"costs.deposit":          {euro, true, 50, 1e7}, // 2 is months
	"costs.agencyCost":       {euro, true, 0, 1e8},
	"costs.inventoryCost":    {euro, true, 0, 1e6},
	"costs.notaryFee":        {euro, true, 0, 1e8},
	"costs.registrationRate": {figure, true, 0, 100}, // percent
	"costs.vat":              {euro, true, 0, 1e9},
	"costs.constructionCost": {euro, false, 1, 1e9},
	"costs.totalCost":        {euro, false, 1, 1e9},
	"costs.totalPrice":       {euro, false, 1, 1e9},
	"costs.parkingPrice":     {euro, true, 0, 1e8}, // 0 when it is in the price
	"costs.garagePrice":      {euro, true, 0, 1e8},
	"costs.propertyTax":      {euro, false, 1, 1e7},
	"costs.cadastralIncome":  {euro, false, 1, 1e7},

	"energy.specific": {figure, false, -2000, 5000}, // kWh/m² a year; below zero when it gives more than it takes
	"energy.total":    {figure, false, -1e7, 1e8},   // kWh a year
	"energy.co2":      {figure, true, -1e3, 1e3},    // kg/m² a year; 0 without gas or oil
	"energy.eLevel":   {count, true, 0, 500},

	"lifeAnnuity.rent":       {euro, false, 1, 1e6},
	"letting.minimumIncome":  {euro, false, 1, 1e6},
	"letting.maximumPersons": {count, false, 1, 1000},
}

// dates has one row for each date of a property: the years in which it can be. No date of an advertisement is older than 1980, so that the
// minimum dates of programs, such as 0001-01-01, 1900-01-01 and 1970-01-01, say nothing in any of them.
var dates = map[string]struct{ first, last int }{
	"publishedAt":           {1980, 2100},
	"availability.from":     {1980, 2100},
	"energy.validUntil":     {1980, 2100},
	"legal.asbestosDate":    {1980, 2100},
	"legal.floodReportDate": {1980, 2100},
}

// Number checks a number of a field of the site that was read elsewhere. Nothing means that it is a zero which says nothing; why is "" for
// a number that the field can be. Fields without a row can be anything.
func Number(name string, n float64) (nothing bool, why string) {
	f, known := fields[name]
	switch {
	case !known:
	case n == 0:
		return !f.zero, ""
	case n < f.least || n > f.most:
		return false, "is not from " + plainly(f.least) + " to " + plainly(f.most)
	}
	return false, ""
}

// IsYear reports whether a field is a year of a building.
func IsYear(name string) bool { return fields[name].kind == year }

// HasThousandths reports whether a field is a number of which three decimals may be said: any but an amount.
func HasThousandths(name string) bool {
	f, known := fields[name]
	return known && f.kind != euro
}

// Has reports whether a field is a number with a row.
func Has(name string) bool {
	_, known := fields[name]
	return known
}
