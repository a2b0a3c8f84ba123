package media

import "testing"

const played = "https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0&modestbranding=1"

func TestVideoOf(t *testing.T) {
	for _, c := range []struct {
		address string
		want    Video
	}{
		{"/media/0a1b2c3d4e5f60718293a4b5.mp4", Video{VideoFile, "", "/media/0a1b2c3d4e5f60718293a4b5.mp4"}},
		{"https://videos.example.com/huis.MOV", Video{VideoFile, "", "https://videos.example.com/huis.MOV"}},
		{"https://videos.example.com/a.wmv", Video{VideoFile, "", "https://videos.example.com/a.wmv"}},
		{"https://videos.example.com/a.avi?x=1", Video{VideoFile, "", "https://videos.example.com/a.avi?x=1"}},
		{"https://videos.example.com/a.flv", Video{VideoFile, "", "https://videos.example.com/a.flv"}},
		{"https://videos.example.com/a.webm", Video{VideoFile, "", "https://videos.example.com/a.webm"}},
		{"https://www.youtube.com/watch?v=M7lc1UVf-VE&t=30s", Video{YouTube, "M7lc1UVf-VE", played + "&start=30"}},
		{" https://youtu.be/M7lc1UVf-VE ", Video{YouTube, "M7lc1UVf-VE", played}},
		{"https://m.youtube.com/shorts/M7lc1UVf-VE", Video{YouTube, "M7lc1UVf-VE", played}},
		{"https://www.youtube-nocookie.com/embed/M7lc1UVf-VE", Video{YouTube, "M7lc1UVf-VE", played}},
		{"https://youtu.be/M7lc1UVf-VE?si=abcDEF&t=1m30s", Video{YouTube, "M7lc1UVf-VE", played + "&start=90"}},
		{"https://www.youtube.com/watch?v=M7lc1UVf-VE&list=PLrEnWoR732-BHrPp_Pm8_VleD68f9s14-&index=2",
			Video{YouTube, "M7lc1UVf-VE", played}},
		{"http://www.youtube.com/v/M7lc1UVf-VE", Video{YouTube, "M7lc1UVf-VE", played}},
		{"youtube.com/live/M7lc1UVf-VE?feature=share", Video{YouTube, "M7lc1UVf-VE", played}},
		{"https://www.youtube.com/watch?feature=share&amp;v=M7lc1UVf-VE", Video{YouTube, "M7lc1UVf-VE", played}},
		{`<iframe width="560" height="315" src="//www.youtube.com/embed/M7lc1UVf-VE?start=90" title="Huis" allowfullscreen></iframe>`,
			Video{YouTube, "M7lc1UVf-VE", played + "&start=90"}},
		{"https://vimeo.com/76979871/8272103f6e?share=copy",
			Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1"}},
		{"https://player.vimeo.com/video/76979871?h=8272103f6e&amp;badge=0",
			Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1"}},
		{"https://vimeo.com/showcase/7654321/video/76979871", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"https://vimeo.com/groups/114/videos/76979871/", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"vimeo.com/channels/1024/76979871", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"https://vimeo.com/user81/review/76979871/3f9d01cc1a", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"https://discover.matterport.com/space/SxQL3iGyoDo", Video{VirtualTour, "", "https://my.matterport.com/show/?m=SxQL3iGyoDo"}},
		{"http://my.matterport.com/show/?m=SxQL3iGyoDo&brand=0",
			Video{VirtualTour, "", "https://my.matterport.com/show/?m=SxQL3iGyoDo&brand=0"}},
		{"https://vimeo.com/76979871", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"https://player.vimeo.com/video/76979871", Video{Vimeo, "76979871", "https://player.vimeo.com/video/76979871?dnt=1"}},
		{"https://www.facebook.com/gevel/videos/10153231379946729/",
			Video{Facebook,
				"",
				"https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fgevel%2Fvideos%2F10153231379946729%2F"}},
		{"https://fb.watch/abc/", Video{Facebook, "", "https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Ffb.watch%2Fabc%2F"}},
		{"https://my.matterport.com/show/?m=SxQL3iGyoDo", Video{VirtualTour, "", "https://my.matterport.com/show/?m=SxQL3iGyoDo"}},
		{"https://roundme.com/tour/1/view/2", Video{VirtualTour, "", "https://roundme.com/tour/1/view/2"}},
		{"https://kuula.co/share/7lXg5", Video{VirtualTour, "", "https://kuula.co/share/7lXg5"}},
		{"https://matterport.com/discover/x", Video{VirtualTour, "", "https://matterport.com/discover/x"}},
		{"https://videos.example.com/show/1035", Video{PropertyVideo, "", "https://videos.example.com/show/1035"}},
	} {
		if got, ok := VideoOf(c.address, []string{"videos.example.com"}); !ok || got != c.want {
			t.Errorf("%s is the video %+v (%v), want %+v", c.address, got, ok, c.want)
		}
	}
}

func TestVideoOfRefuses(t *testing.T) {
	for _, address := range []string{
		"", "a video", "huis.mp4", "/etc/video.mp4", "javascript:alert(1)//.mp4", "data:video/mp4,x.mp4", "http://videos.example.com/a.mp4",
		"//videos.example.com/a.mp4",
		"https://www.youtube.com/watch?v=short", "https://www.youtube.com/", "https://youtu.be/", "https://vimeo.com/about",
		"https://www.youtube.com/embed/videoseries?list=PLrEnWoR732-BHrPp_Pm8_VleD68f9s14-", "https://www.youtube.com/c/gevelhuizen",
		"https://www.youtube.com/embed/live_stream?channel=UC_x5XG1OV2P6uZZ5FSM9Ttw", "https://www.youtube.com/gevelhuizen",
		"https://vimeo.com/showcase/7654321", "https://vimeo.com/event/3127654", "//youtube.com.example.org/embed/M7lc1UVf-VE",
		"https://evilmatterport.com/space/SxQL3iGyoDo", "ftp://youtu.be/M7lc1UVf-VE", "sub/huis.mp4",
		"https://www.facebook.com/gevel", "https://youtube.com.example.org/watch?v=M7lc1UVf-VE", "https://a:b@videos.example.com/a.mp4",
		"https://example.com/page", "https://%zz",
	} {
		if got, ok := VideoOf(address, nil); ok {
			t.Errorf("%q is accepted as the video %+v, want it refused", address, got)
		}
	}
}

func TestThumbnail(t *testing.T) {
	video := Video{Kind: YouTube, ID: "M7lc1UVf-VE"}
	for quality, want := range map[ThumbnailQuality]string{
		LowThumbnail: "https://i.ytimg.com/vi/M7lc1UVf-VE/default.jpg", MediumThumbnail: "https://i.ytimg.com/vi/M7lc1UVf-VE/mqdefault.jpg",
		HighThumbnail: "https://i.ytimg.com/vi/M7lc1UVf-VE/hqdefault.jpg", "BEST": "",
	} {
		got := video.Thumbnail(quality)
		if want == "" && got != nil || want != "" && (got == nil || *got != want) {
			t.Errorf("the thumbnail of quality %s is at %v, want %q", quality, got, want)
		}
	}
	if got := (Video{Kind: Vimeo, ID: "76979871"}).Thumbnail(HighThumbnail); got != nil {
		t.Errorf("Vimeo has no thumbnail at a known address, but got %q", *got)
	}
}
