package agency

// AdvertisementLaw names a rule that asks for something in an advertisement.
type AdvertisementLaw string

// The rules, by region (decisions, Advertisements).
const (
	FlemishEnergy   AdvertisementLaw = "FLEMISH_ENERGY"
	FlemishCode     AdvertisementLaw = "FLEMISH_CODE"
	BrusselsEnergy  AdvertisementLaw = "BRUSSELS_ENERGY"
	WalloonEnergy   AdvertisementLaw = "WALLOON_ENERGY"
	LuxembourgClass AdvertisementLaw = "LUXEMBOURG_CLASS"
	RentPublished   AdvertisementLaw = "RENT_PUBLISHED"
	FlemishFlood    AdvertisementLaw = "FLEMISH_FLOOD"
	FlemishPlanning AdvertisementLaw = "FLEMISH_PLANNING"
)
