package openimmo

import (
	"math"

	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/locale"
)

// parkings reads the places for cars and their prices. anzahl_stellplaetze is all of them, where nothing says which.
func (o property) parkings(r *records.Property) {
	p, v := o.Prices, o.values
	r.Garages = v.Integer("rooms.garages", "stp_garage", p.Garage.Number)
	r.ExternalParkings = v.Integer("rooms.externalParkings", "stp_freiplatz", first(p.Open.Number, p.Carport.Number))
	if inside := v.Integer("rooms.parkings", "stp_tiefgarage", p.Underground.Number); inside != nil {
		r.Parkings = inside
	}
	r.GaragePrice = o.euro("costs.garagePrice", "stp_garage", p.Garage.Price)
	r.ParkingPrice = o.euro("costs.parkingPrice", "stp_tiefgarage", first(p.Underground.Price, p.Open.Price, p.Carport.Price))
}

// distances are the places to which OpenImmo gives a distance.
var distances = map[string]detail.NearbyKind{"AUTOBAHN": "MOTORWAY", "BUS": "BUS", "US_BAHN": "BUS", "FERNBAHNHOF": "TRAIN",
	"KINDERGAERTEN": "CHILDCARE", "GRUNDSCHULE": "SCHOOL", "ZENTRUM": "CENTRE", "EINKAUFSMOEGLICHKEITEN": "SHOP"}

// nearby reads distances, which OpenImmo gives in kilometres.
func (o property) nearby() (list locale.List[detail.Nearby]) {
	for _, d := range o.Distances {
		kind, known := distances[capitals(d.To)]
		if !known {
			continue
		}
		if km := o.values.Decimal("place.nearby.kilometres", "distanzen", d.Km); km != nil {
			list = append(list, detail.Nearby{Kind: kind, Distance: int(math.Round(*km * 1000))})
		}
	}
	return list
}

// available reads when one can move in. A property that is let, and of which nothing else is said, is sold with its lease.
func (o property) available() (moment *detail.AvailabilityMoment, from *locale.Date) {
	moment, from = o.values.Available("verfuegbar_ab", first(o.Public.Moment))
	if m, day := o.values.Available("abdatum", o.Public.From); day != nil || m != nil {
		moment, from = m, day
	}
	if moment == nil && from == nil && o.values.Allowed("vermietet", o.Public.Let) {
		lease := detail.AvailabilityMoment("RESPECTING_LEASE")
		moment = &lease
	}
	return moment, from
}
