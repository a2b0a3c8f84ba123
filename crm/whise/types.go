package whise

import "strconv"

// The numbers of types.json that Whise's kinds become, those of the sample. An agency with other types says so in the link's table.
const (
	villa           = 156
	house           = 139
	semiDetached    = 900
	farmhouse       = 141
	cottage         = 147
	bungalow        = 143
	townHouse       = 150
	apartment       = 1
	duplex          = 10
	groundFloor     = 12
	penthouse       = 15
	studio          = 17
	buildingPlot    = 27
	land            = 902
	investment      = 162
	shop            = 159
	offices         = 42
	commercialSpace = 165
	cafe            = 903
	garage          = 158
	parkingSpace    = 904
)

// category is a category of Whise. Its properties get the type otherwise, unless sub lists their sub-category under another type.
type category struct {
	id, otherwise int
	name          string
	sub           map[int][]int // a type of the site: Whise's sub-categories
}

var categories = []category{
	{1, house, "house", map[int][]int{
		villa: {9, 13, 14, 70}, semiDetached: {90}, farmhouse: {4}, cottage: {10, 87, 158, 174}, bungalow: {5}, townHouse: {12},
		investment: {3}, commercialSpace: {8}, garage: {6}}},
	{2, apartment, "flat", map[int][]int{
		duplex: {18, 178}, penthouse: {19, 94}, studio: {21, 93, 160}, groundFloor: {25, 73, 177, 182}, commercialSpace: {69}}},
	{3, land, "plot", map[int][]int{buildingPlot: {26}}},
	{4, offices, "office", map[int][]int{commercialSpace: {37}}},
	{5, commercialSpace, "commercial", map[int][]int{
		shop: {42, 55, 56, 57, 65, 101, 116, 121, 133}, cafe: {43, 54, 103, 104, 105, 106, 107, 119, 122, 123, 134, 138, 139, 145}}},
	{6, commercialSpace, "industrial", map[int][]int{offices: {83}}},
	{7, garage, "garage or parking", map[int][]int{parkingSpace: {48, 49, 52, 170}}},
}

// types is the table of categories as the link reads it: the words are those of estate.kind.
func types() map[string]int {
	all := map[string]int{}
	for _, k := range categories {
		all[strconv.Itoa(k.id)] = k.otherwise
		for number, subs := range k.sub {
			for _, sub := range subs {
				all[subKind(k.id, sub)] = number
			}
		}
	}
	return all
}

func subKind(category, sub int) string { return strconv.Itoa(category) + "/" + strconv.Itoa(sub) }

// kind is the word for the kind of a property, category and sub-category: the link looks for both, and then for the category alone.
func (e estate) kind() string {
	if e.SubCategory.ID == 0 {
		return strconv.Itoa(e.Category.ID)
	}
	return subKind(e.Category.ID, e.SubCategory.ID)
}
