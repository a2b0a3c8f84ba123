package main

import (
	"fmt"
	"slices"
	"strings"
)

// known are cities with their postcodes.
var known = []*city{{Name: "Maasmechelen", Zip: "3630"}, {Name: "Kinrooi", Zip: "3640"}, {Name: "Maaseik", Zip: "3680"},
	{Name: "Bree", Zip: "3960"},
	{Name: "Dilsen-Stokkem", Zip: "3650"}, {Name: "Genk", Zip: "3600"}, {Name: "Hasselt", Zip: "3500"}, {Name: "Peer", Zip: "3990"},
	{Name: "Bocholt", Zip: "3950"}, {Name: "Lanaken", Zip: "3620"}, {Name: "Kapelle-Op-Den-Bos", Zip: "1880"},
	{Name: "Kinkempois", Zip: "4031"}}

// How names of more cities begin and end.
var (
	beginnings = strings.Fields("Kin Maas Bree Ooster Wester Hoog Laag Berg Dilsen Lommel Beer Zand Heus Wel Over Neder Genk Peer Lan Boch")
	endings    = strings.Fields(`rooi eik beek hoven gem zele kerke broek dorp donk velde mechelen stad wijk aarde lo schot brugge ham heide
		ingen poel rode laar horst hout meer munster`)
)

// makeCities gives the known ones, and six hundred for a store as large as the country's.
func makeCities(n int) []*city {
	list := slices.Clone(known)
	if n >= 100_000 {
		for i, beginning := range beginnings {
			for k, ending := range endings {
				list = append(list, &city{Name: beginning + ending, Zip: fmt.Sprint(5000 + i*len(endings) + k)})
			}
		}
	}
	for i := range list {
		list[i].Number, list[i].Country = i+1, "België"
	}
	return list
}
