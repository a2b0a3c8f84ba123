package graph

import "slices"

// liveFields lists the fields with data of visitors, owners or programs, which have no data version.
var liveFields = []string{"appointmentSlots", "appointment", "demand", "newsletter", "jointOffer", "passwordLink", "ownerNewsLink",
	"viewer", "registeredOperations"}

func isLive(field string) bool { return slices.Contains(liveFields, field) }

func triesPassword(mutation string) bool { return mutation == "signIn" || mutation == "changePassword" }

// costOf returns what a field costs by itself: more when it needs a statement for every record.
func costOf(_, field string) int {
	switch field {
	case "units", "project", "home", "slots", "neighbourhoods", "stops", "travel", "namedPlaces":
		return 20
	case "estimate":
		return 20 // works out a table of up to 40 years
	case "appointmentSlots", "appointment", "demand", "newsletter", "jointOffer", "passwordLink", "ownerNewsLink", "viewer":
		return 100 // never cached
	case "page", "find":
		return 100 // with what the page shows, and all texts that may match
	case "understand":
		return 20 // reads a text in four languages, and counts
	case "history":
		return 20 // a list of at most fifty that has no argument
	case "visits", "visitsPerDay", "viewings", "communications", "priceHistory":
		return 20 // a statement for each property
	case "registeredOperations":
		return 2000 // validates up to limits.OperationsOfKey texts
	case "matchingDemands":
		return 500 // reads every demand
	case "counts", "similar", "emptyTown":
		return 100 // counts reads every property, similar a hundred, emptyTown a list for each town nearby
	}
	return 1
}
