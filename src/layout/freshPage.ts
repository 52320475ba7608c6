/**
 * Runs in the head: marks a page that has just been opened at its top. Its later sections are not laid out at first.
 * Whoever scrolls, goes back to a place in a page, reloads it there, follows a link to a section, or takes to the keyboard, has
 * the whole page laid out at once: places can be found, and found again, only where every height is known. What a first leap
 * has brought to the middle of the screen (a word that was searched for, a pulled scrollbar) is kept there meanwhile;
 * where nothing has moved, nothing is scrolled, which would end a glide that is under way.
 */
export const freshPageScript = `(function(d){
var n=performance.getEntriesByType&&performance.getEntriesByType("navigation")[0];
if(location.hash||!n||n.type!=="navigate")return;
function whole(){d.classList.remove("fresh")}
function top(e){return e?e.getBoundingClientRect().top:0}
d.classList.add("fresh");
addEventListener("keydown",whole,true);
addEventListener("click",function(e){if(e.target.closest&&e.target.closest("a[href*='#']"))whole()},true);
addEventListener("scroll",function(){
if(!d.classList.contains("fresh"))return;
var e=document.elementFromPoint(innerWidth/2,innerHeight/2),y=top(e),m;
d.style.overflowAnchor="none";whole();m=top(e)-y;
if(m)scrollBy({top:m,behavior:"instant"});
d.style.overflowAnchor=""
},{once:true})
})(document.documentElement);`;

/** Lays out the whole page from now on. */
export const layOutWhole = (): void => document.documentElement.classList.remove("fresh");
