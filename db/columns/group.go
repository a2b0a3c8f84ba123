package columns

import (
	"strconv"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/detail"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
)

// Details are the column groups that the details of a property need.
var Details = []string{"place", "building", "rooms", "surfaces", "comfort", "costs", "energy", "legal", "planning", "lifeAnnuity",
	"connections", "availability"}

// rentTerms are the columns of an owner's requirements for tenants, and of the costs that a tenant pays at signing.
var rentTerms = "l.charges, l.inventory_cost, l.deposit, " + handle.ColumnsOf(agency.Letting{}, "l.")

// groups are the columns by the field of the graph that needs them.
var groups = map[string]string{
	"place":        handle.ColumnsOf(detail.Surroundings{}, "l."),
	"building":     handle.ColumnsOf(detail.Building{}, "l."),
	"rooms":        handle.ColumnsOf(detail.Rooms{}, "l."),
	"surfaces":     handle.ColumnsOf(detail.Surfaces{}, "l."),
	"comfort":      handle.ColumnsOf(detail.Comfort{}, "l."),
	"costs":        handle.ColumnsOf(detail.Costs{}, "l."),
	"energy":       handle.ColumnsOf(detail.Certificate{}, "l."),
	"legal":        handle.ColumnsOf(detail.Legal{}, "l."),
	"planning":     handle.ColumnsOf(detail.Planning{}, "l."),
	"lifeAnnuity":  handle.ColumnsOf(detail.Annuity{}, "l."),
	"connections":  handle.ColumnsOf(detail.Connections{}, "l."),
	"availability": handle.ColumnsOf(detail.Availability{}, "l."),
	"rentTerms":    rentTerms,
	"description":  "l.description",
	"photoCount":   "(SELECT count(*) FROM photo WHERE property = l.number AND kind = 0) AS photo_count",
	"videos":       "l.videos",
	"reduction":    "l.reduced_at, l.reduced_from",
	"history": `(SELECT json_group_array(json_object('at', at, 'since', since, 'state', state, 'price',
		iif(l.price IS NULL OR price IS NULL, NULL, json(printf('%d.%02d', price / 100, price % 100)))))
		FROM (SELECT * FROM public_history WHERE property = l.number ORDER BY at LIMIT ` +
		strconv.Itoa(limits.HistoryRows) + `)) AS shown`,
	"virtualTour": "l.virtual_tour",
}
