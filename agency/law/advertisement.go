package law

// Advertisement names a rule that asks for something in an advertisement.
type Advertisement string

// The rules, by region (decisions, Advertisements).
const (
	FlemishEnergy   Advertisement = "FLEMISH_ENERGY"
	FlemishCode     Advertisement = "FLEMISH_CODE"
	BrusselsEnergy  Advertisement = "BRUSSELS_ENERGY"
	WalloonEnergy   Advertisement = "WALLOON_ENERGY"
	LuxembourgClass Advertisement = "LUXEMBOURG_CLASS"
	RentPublished   Advertisement = "RENT_PUBLISHED"
	FlemishFlood    Advertisement = "FLEMISH_FLOOD"
	FlemishPlanning Advertisement = "FLEMISH_PLANNING"
)
