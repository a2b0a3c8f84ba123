package graph_test

import "testing"

// TestRentTermsAgreeWithCosts compares the deposit that a tenant accepts in the rent terms with the one among the property's costs.
func TestRentTermsAgreeWithCosts(t *testing.T) {
	c := start(t)
	type amount struct{ Amount float64 }
	var data struct {
		Properties struct {
			Nodes []struct {
				Number    int
				Costs     struct{ Deposit *amount }
				RentTerms struct{ Deposit, Total *amount }
			}
		}
	}
	c.into(t,
		&data,
		`{ properties(filter: {goal: RENT}, first: 50) { nodes { number costs { deposit { amount } } `+
			`rentTerms { deposit { amount } total { amount } } } } }`, nil)
	stated := 0
	for _, p := range data.Properties.Nodes {
		if p.Costs.Deposit == nil {
			continue
		}
		stated++
		if p.RentTerms.Deposit == nil || *p.RentTerms.Deposit != *p.Costs.Deposit {
			t.Errorf("the rental %d has a deposit of %v in its costs and of %v in its rent terms",
				p.Number, *p.Costs.Deposit, p.RentTerms.Deposit)
		}
	}
	if stated < 10 {
		t.Errorf("only %d rentals state a deposit", stated)
	}
}
