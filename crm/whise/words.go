package whise

import (
	"github.com/gevel/gevel/agency/detail"
)

// Whise's lists by their numbers, in the site's words. A number that is left out has no word here; it is named as a problem, except those
// of silentStates, which mean nothing to visitors.

var states = map[int]detail.Condition{
	1: "NEW", 2: "USED", 4: "USED", 5: "TO_REFRESH", 6: "TO_RENOVATE", 8: "TO_DEMOLISH", 11: "TO_BUILD", 13: "NEW", 14: "TO_REFRESH",
	15: "RENOVATED", 16: "TO_BUILD", 18: "TO_BUILD", 20: "NEW", 21: "NEW",
}

// silentStates are unknown, and the states of ground, which no word of a building's condition fits.
var silentStates = map[int]bool{9: true, 23: true, 24: true}

var moments = map[int]detail.AvailabilityMoment{
	1: "AT_DEED", 2: "IN_AGREEMENT", 3: "IN_AGREEMENT", 5: "IMMEDIATELY", 6: "AFTER_WORKS", 7: "IN_AGREEMENT",
}

var heatings = map[int]detail.Heating{638: "INDIVIDUAL", 639: "COLLECTIVE"}

var heatingSources = map[int]detail.HeatingSource{
	658: "NONE", 659: "CENTRAL_GAS", 661: "CENTRAL_FUEL", 662: "ELECTRICAL", 663: "COAL_STOVE", 664: "WOOD", 665: "SOLAR_PANELS",
	666: "CENTRAL_AIR", 667: "HEAT_PUMP", 668: "CENTRAL_AIR", 669: "CENTRAL_AIR", 670: "GAS_STOVE", 671: "FUEL_STOVE", 672: "FLOOR_HEATING",
	673: "PIPES_INSTALLED", 675: "ELECTRICAL_ACCUMULATORS", 1000: "PELLETS", 1001: "WOOD", 1168: "FUEL_STOVE",
}

var kitchens = map[int]detail.Kitchen{
	683: "NOT_EQUIPPED", 684: "SEMI_EQUIPPED", 685: "EQUIPPED", 686: "HYPER_EQUIPPED", 687: "SEMI_EQUIPPED_OPEN", 688: "EQUIPPED_OPEN",
	689: "HYPER_EQUIPPED_OPEN",
}

var glazings = map[int]detail.WindowGlazing{1003: "SINGLE", 1004: "DOUBLE", 1005: "TRIPLE", 1007: "SINGLE", 1008: "DOUBLE", 1009: "TRIPLE"}

var frames = map[int]detail.WindowFrame{734: "WOOD", 735: "PVC", 736: "ALUMINIUM", 737: "ALUMINIUM"}

var roofs = map[int]detail.Roof{797: "GAMBREL", 800: "MANSARD", 801: "HIP", 802: "FLAT", 805: "THATCHED", 806: "TENTED", 807: "BUTTERFLY",
	809: "GABLE"}

var conformities = map[int]detail.Conformity{1454: "COMPLIANT", 1455: "NOT_COMPLIANT", 1456: "NOT_AVAILABLE"}

var floodRisks = map[int]detail.FloodRisk{1229: "EFFECTIVE", 1230: "POSSIBLE", 1233: "NONE"}

var destinations = map[int]detail.PlanningDestination{
	1: "AGRICULTURAL", 2: "ECONOMIC_ACTIVITY", 3: "EXCAVATION", 4: "RESERVED", 5: "FOREST", 6: "INDUSTRIAL", 7: "DAYTIME_LEISURE",
	8: "TOURISM", 9: "MIXED_RESIDENTIAL", 10: "NATURE", 11: "PARK", 12: "RESIDENTIAL", 13: "CULTURAL_RESIDENTIAL", 14: "RESIDENTIAL_PARK",
	15: "RESIDENTIAL_EXPANSION", 16: "GREEN", 17: "NATURE_RESERVE", 18: "VALUABLE_AGRICULTURAL", 19: "INDUSTRIAL_COMMERCIAL",
	999: "RURAL_RESIDENTIAL", 1839: "OTHER",
}

// countries are those in which the site's agencies work.
var countries = map[int]string{1: "BE", 2: "NL", 3: "FR", 4: "DE", 5: "LU"}
